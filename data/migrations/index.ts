// Written by `npm run generate`: a name that has run somewhere never changes.
import { Catalogo as sqlite2026_11_21_catalogo } from './sqlite/2026-11-21-catalogo.ts';
import { Pedidos as sqlite2026_11_22_pedidos } from './sqlite/2026-11-22-pedidos.ts';
import { Administracao as sqlite2026_11_23_administracao } from './sqlite/2026-11-23-administracao.ts';
import { Busca as sqlite2026_11_24_busca } from './sqlite/2026-11-24-busca.ts';
import { Substituicao as sqlite2026_11_25_substituicao } from './sqlite/2026-11-25-substituicao.ts';
import { Notas as sqlite2026_11_26_notas } from './sqlite/2026-11-26-notas.ts';
import { Depoimentos as sqlite2026_11_27_depoimentos } from './sqlite/2026-11-27-depoimentos.ts';
import { Entradas as sqlite2026_11_28_entradas } from './sqlite/2026-11-28-entradas.ts';
import { Privacidade as sqlite2026_11_29_privacidade } from './sqlite/2026-11-29-privacidade.ts';
import { Textos as sqlite2026_11_30_textos } from './sqlite/2026-11-30-textos.ts';
import { Saidas as sqlite2026_12_01_saidas } from './sqlite/2026-12-01-saidas.ts';
import { Listas as sqlite2026_12_02_listas } from './sqlite/2026-12-02-listas.ts';
import { Atos as sqlite2026_12_03_atos } from './sqlite/2026-12-03-atos.ts';
import { Procura as sqlite2026_12_04_procura } from './sqlite/2026-12-04-procura.ts';
import { Imagens as sqlite2026_12_05_imagens } from './sqlite/2026-12-05-imagens.ts';
import { Processos as sqlite2026_12_05_processos } from './sqlite/2026-12-05-processos.ts';
import { OrdensWidens as sqlite2026_12_06_ordens_widens } from './sqlite/2026-12-06-ordens-widens.ts';
import { CodigoWidens as sqlite2026_12_07_codigo_widens } from './sqlite/2026-12-07-codigo-widens.ts';
import { AvisosWidens as sqlite2026_12_08_avisos_widens } from './sqlite/2026-12-08-avisos-widens.ts';
import { ChavesWidens as sqlite2026_12_09_chaves_widens } from './sqlite/2026-12-09-chaves-widens.ts';
import { EspelhoWidens as sqlite2026_12_10_espelho_widens } from './sqlite/2026-12-10-espelho-widens.ts';
import { ContratoWidens as sqlite2026_12_11_contrato_widens } from './sqlite/2026-12-11-contrato-widens.ts';
import { PrazoDoPedidoWidens as sqlite2026_12_12_prazo_do_pedido_widens } from './sqlite/2026-12-12-prazo-do-pedido-widens.ts';
import { EntregasDaLinhaWidens as sqlite2026_12_13_entregas_da_linha_widens } from './sqlite/2026-12-13-entregas-da-linha-widens.ts';
import { PagamentosWidens as sqlite2026_12_14_pagamentos_widens } from './sqlite/2026-12-14-pagamentos-widens.ts';
import { BannersComTextoWidens as sqlite2026_12_15_banners_com_texto_widens } from './sqlite/2026-12-15-banners-com-texto-widens.ts';
import { FamiliaDoPedidoWidens as sqlite2026_12_16_familia_do_pedido_widens } from './sqlite/2026-12-16-familia-do-pedido-widens.ts';
import { QualPagamentoWidens as sqlite2026_12_17_qual_pagamento_widens } from './sqlite/2026-12-17-qual-pagamento-widens.ts';
import { QuemCuidaWidens as sqlite2026_12_18_quem_cuida_widens } from './sqlite/2026-12-18-quem-cuida-widens.ts';
import { FilasContadasWidens as sqlite2026_12_19_filas_contadas_widens } from './sqlite/2026-12-19-filas-contadas-widens.ts';
import { CupomLimites as sqlite2026_12_20_cupom_limites } from './sqlite/2026-12-20-cupom-limites.ts';
import { BuscaDoPlanoWidens as sqlite2026_12_21_busca_do_plano_widens } from './sqlite/2026-12-21-busca-do-plano-widens.ts';
import { FilasPropriasWidens as sqlite2026_12_22_filas_proprias_widens } from './sqlite/2026-12-22-filas-proprias-widens.ts';
import { ValorAnteriorWidens as sqlite2026_12_23_valor_anterior_widens } from './sqlite/2026-12-23-valor-anterior-widens.ts';
import { MotivoDoCancelamentoWidens as sqlite2026_12_24_motivo_do_cancelamento_widens } from './sqlite/2026-12-24-motivo-do-cancelamento-widens.ts';
import { DesmarcadaWidens as sqlite2026_12_25_desmarcada_widens } from './sqlite/2026-12-25-desmarcada-widens.ts';
import { SomasDoPainelWidens as sqlite2026_12_25_somas_do_painel_widens } from './sqlite/2026-12-25-somas-do-painel-widens.ts';
import { SessoesVistasWidens as sqlite2026_12_26_sessoes_vistas_widens } from './sqlite/2026-12-26-sessoes-vistas-widens.ts';
import { PagamentosPorIdentidadeWidens as sqlite2026_12_27_pagamentos_por_identidade_widens } from './sqlite/2026-12-27-pagamentos-por-identidade-widens.ts';
import { PapeisDaEquipe as sqlite2026_12_28_papeis_da_equipe } from './sqlite/2026-12-28-papeis-da-equipe.ts';
import { SegundoFatorWidens as sqlite2026_12_29_segundo_fator_widens } from './sqlite/2026-12-29-segundo-fator-widens.ts';
import { Agenda as sqlite2026_12_30_agenda } from './sqlite/2026-12-30-agenda.ts';
import { FocoDoBanner as sqlite2026_12_31_foco_do_banner } from './sqlite/2026-12-31-foco-do-banner.ts';
import { LinksDeAcessoWidens as sqlite2027_01_02_links_de_acesso_widens } from './sqlite/2027-01-02-links-de-acesso-widens.ts';
import { TextosDoSiteWidens as sqlite2027_01_04_textos_do_site_widens } from './sqlite/2027-01-04-textos-do-site-widens.ts';
import { AvisosWidens as sqlite2027_01_05_avisos_widens } from './sqlite/2027-01-05-avisos-widens.ts';
import { AutorDoLinkDeAcessoWidens as sqlite2027_01_06_autor_do_link_de_acesso_widens } from './sqlite/2027-01-06-autor-do-link-de-acesso-widens.ts';
import { PasskeysWidens as sqlite2027_01_07_passkeys_widens } from './sqlite/2027-01-07-passkeys-widens.ts';
import { VisitasDoDiaWidens as sqlite2027_01_08_visitas_do_dia_widens } from './sqlite/2027-01-08-visitas-do-dia-widens.ts';
import { Catalogo as postgresql2026_11_21_catalogo } from './postgresql/2026-11-21-catalogo.ts';
import { Pedidos as postgresql2026_11_22_pedidos } from './postgresql/2026-11-22-pedidos.ts';
import { Administracao as postgresql2026_11_23_administracao } from './postgresql/2026-11-23-administracao.ts';
import { Busca as postgresql2026_11_24_busca } from './postgresql/2026-11-24-busca.ts';
import { Substituicao as postgresql2026_11_25_substituicao } from './postgresql/2026-11-25-substituicao.ts';
import { Notas as postgresql2026_11_26_notas } from './postgresql/2026-11-26-notas.ts';
import { Depoimentos as postgresql2026_11_27_depoimentos } from './postgresql/2026-11-27-depoimentos.ts';
import { Entradas as postgresql2026_11_28_entradas } from './postgresql/2026-11-28-entradas.ts';
import { Privacidade as postgresql2026_11_29_privacidade } from './postgresql/2026-11-29-privacidade.ts';
import { Textos as postgresql2026_11_30_textos } from './postgresql/2026-11-30-textos.ts';
import { Saidas as postgresql2026_12_01_saidas } from './postgresql/2026-12-01-saidas.ts';
import { Listas as postgresql2026_12_02_listas } from './postgresql/2026-12-02-listas.ts';
import { Atos as postgresql2026_12_03_atos } from './postgresql/2026-12-03-atos.ts';
import { Procura as postgresql2026_12_04_procura } from './postgresql/2026-12-04-procura.ts';
import { Imagens as postgresql2026_12_05_imagens } from './postgresql/2026-12-05-imagens.ts';
import { Processos as postgresql2026_12_05_processos } from './postgresql/2026-12-05-processos.ts';
import { OrdensWidens as postgresql2026_12_06_ordens_widens } from './postgresql/2026-12-06-ordens-widens.ts';
import { CodigoWidens as postgresql2026_12_07_codigo_widens } from './postgresql/2026-12-07-codigo-widens.ts';
import { AvisosWidens as postgresql2026_12_08_avisos_widens } from './postgresql/2026-12-08-avisos-widens.ts';
import { ChavesWidens as postgresql2026_12_09_chaves_widens } from './postgresql/2026-12-09-chaves-widens.ts';
import { EspelhoWidens as postgresql2026_12_10_espelho_widens } from './postgresql/2026-12-10-espelho-widens.ts';
import { ContratoWidens as postgresql2026_12_11_contrato_widens } from './postgresql/2026-12-11-contrato-widens.ts';
import { PrazoDoPedidoWidens as postgresql2026_12_12_prazo_do_pedido_widens } from './postgresql/2026-12-12-prazo-do-pedido-widens.ts';
import { EntregasDaLinhaWidens as postgresql2026_12_13_entregas_da_linha_widens } from './postgresql/2026-12-13-entregas-da-linha-widens.ts';
import { PagamentosWidens as postgresql2026_12_14_pagamentos_widens } from './postgresql/2026-12-14-pagamentos-widens.ts';
import { BannersComTextoWidens as postgresql2026_12_15_banners_com_texto_widens } from './postgresql/2026-12-15-banners-com-texto-widens.ts';
import { FamiliaDoPedidoWidens as postgresql2026_12_16_familia_do_pedido_widens } from './postgresql/2026-12-16-familia-do-pedido-widens.ts';
import { QualPagamentoWidens as postgresql2026_12_17_qual_pagamento_widens } from './postgresql/2026-12-17-qual-pagamento-widens.ts';
import { QuemCuidaWidens as postgresql2026_12_18_quem_cuida_widens } from './postgresql/2026-12-18-quem-cuida-widens.ts';
import { FilasContadasWidens as postgresql2026_12_19_filas_contadas_widens } from './postgresql/2026-12-19-filas-contadas-widens.ts';
import { CupomLimites as postgresql2026_12_20_cupom_limites } from './postgresql/2026-12-20-cupom-limites.ts';
import { BuscaDoPlanoWidens as postgresql2026_12_21_busca_do_plano_widens } from './postgresql/2026-12-21-busca-do-plano-widens.ts';
import { FilasPropriasWidens as postgresql2026_12_22_filas_proprias_widens } from './postgresql/2026-12-22-filas-proprias-widens.ts';
import { ValorAnteriorWidens as postgresql2026_12_23_valor_anterior_widens } from './postgresql/2026-12-23-valor-anterior-widens.ts';
import { MotivoDoCancelamentoWidens as postgresql2026_12_24_motivo_do_cancelamento_widens } from './postgresql/2026-12-24-motivo-do-cancelamento-widens.ts';
import { DesmarcadaWidens as postgresql2026_12_25_desmarcada_widens } from './postgresql/2026-12-25-desmarcada-widens.ts';
import { SomasDoPainelWidens as postgresql2026_12_25_somas_do_painel_widens } from './postgresql/2026-12-25-somas-do-painel-widens.ts';
import { SessoesVistasWidens as postgresql2026_12_26_sessoes_vistas_widens } from './postgresql/2026-12-26-sessoes-vistas-widens.ts';
import { PagamentosPorIdentidadeWidens as postgresql2026_12_27_pagamentos_por_identidade_widens } from './postgresql/2026-12-27-pagamentos-por-identidade-widens.ts';
import { PapeisDaEquipe as postgresql2026_12_28_papeis_da_equipe } from './postgresql/2026-12-28-papeis-da-equipe.ts';
import { SegundoFatorWidens as postgresql2026_12_29_segundo_fator_widens } from './postgresql/2026-12-29-segundo-fator-widens.ts';
import { Agenda as postgresql2026_12_30_agenda } from './postgresql/2026-12-30-agenda.ts';
import { FocoDoBanner as postgresql2026_12_31_foco_do_banner } from './postgresql/2026-12-31-foco-do-banner.ts';
import { LinksDeAcessoWidens as postgresql2027_01_02_links_de_acesso_widens } from './postgresql/2027-01-02-links-de-acesso-widens.ts';
import { TextosDoSiteWidens as postgresql2027_01_04_textos_do_site_widens } from './postgresql/2027-01-04-textos-do-site-widens.ts';
import { AvisosWidens as postgresql2027_01_05_avisos_widens } from './postgresql/2027-01-05-avisos-widens.ts';
import { AutorDoLinkDeAcessoWidens as postgresql2027_01_06_autor_do_link_de_acesso_widens } from './postgresql/2027-01-06-autor-do-link-de-acesso-widens.ts';
import { PasskeysWidens as postgresql2027_01_07_passkeys_widens } from './postgresql/2027-01-07-passkeys-widens.ts';
import { VisitasDoDiaWidens as postgresql2027_01_08_visitas_do_dia_widens } from './postgresql/2027-01-08-visitas-do-dia-widens.ts';
import type { MigrationSets } from '../../platform/database/orm.ts';

/** Each dialect has its own list, in the order of the names. */
export const migrations: MigrationSets = {
  sqlite: {
    '2026-11-21-catalogo': sqlite2026_11_21_catalogo,
    '2026-11-22-pedidos': sqlite2026_11_22_pedidos,
    '2026-11-23-administracao': sqlite2026_11_23_administracao,
    '2026-11-24-busca': sqlite2026_11_24_busca,
    '2026-11-25-substituicao': sqlite2026_11_25_substituicao,
    '2026-11-26-notas': sqlite2026_11_26_notas,
    '2026-11-27-depoimentos': sqlite2026_11_27_depoimentos,
    '2026-11-28-entradas': sqlite2026_11_28_entradas,
    '2026-11-29-privacidade': sqlite2026_11_29_privacidade,
    '2026-11-30-textos': sqlite2026_11_30_textos,
    '2026-12-01-saidas': sqlite2026_12_01_saidas,
    '2026-12-02-listas': sqlite2026_12_02_listas,
    '2026-12-03-atos': sqlite2026_12_03_atos,
    '2026-12-04-procura': sqlite2026_12_04_procura,
    '2026-12-05-imagens': sqlite2026_12_05_imagens,
    '2026-12-05-processos': sqlite2026_12_05_processos,
    '2026-12-06-ordens-widens': sqlite2026_12_06_ordens_widens,
    '2026-12-07-codigo-widens': sqlite2026_12_07_codigo_widens,
    '2026-12-08-avisos-widens': sqlite2026_12_08_avisos_widens,
    '2026-12-09-chaves-widens': sqlite2026_12_09_chaves_widens,
    '2026-12-10-espelho-widens': sqlite2026_12_10_espelho_widens,
    '2026-12-11-contrato-widens': sqlite2026_12_11_contrato_widens,
    '2026-12-12-prazo-do-pedido-widens': sqlite2026_12_12_prazo_do_pedido_widens,
    '2026-12-13-entregas-da-linha-widens': sqlite2026_12_13_entregas_da_linha_widens,
    '2026-12-14-pagamentos-widens': sqlite2026_12_14_pagamentos_widens,
    '2026-12-15-banners-com-texto-widens': sqlite2026_12_15_banners_com_texto_widens,
    '2026-12-16-familia-do-pedido-widens': sqlite2026_12_16_familia_do_pedido_widens,
    '2026-12-17-qual-pagamento-widens': sqlite2026_12_17_qual_pagamento_widens,
    '2026-12-18-quem-cuida-widens': sqlite2026_12_18_quem_cuida_widens,
    '2026-12-19-filas-contadas-widens': sqlite2026_12_19_filas_contadas_widens,
    '2026-12-20-cupom-limites': sqlite2026_12_20_cupom_limites,
    '2026-12-21-busca-do-plano-widens': sqlite2026_12_21_busca_do_plano_widens,
    '2026-12-22-filas-proprias-widens': sqlite2026_12_22_filas_proprias_widens,
    '2026-12-23-valor-anterior-widens': sqlite2026_12_23_valor_anterior_widens,
    '2026-12-24-motivo-do-cancelamento-widens': sqlite2026_12_24_motivo_do_cancelamento_widens,
    '2026-12-25-desmarcada-widens': sqlite2026_12_25_desmarcada_widens,
    '2026-12-25-somas-do-painel-widens': sqlite2026_12_25_somas_do_painel_widens,
    '2026-12-26-sessoes-vistas-widens': sqlite2026_12_26_sessoes_vistas_widens,
    '2026-12-27-pagamentos-por-identidade-widens': sqlite2026_12_27_pagamentos_por_identidade_widens,
    '2026-12-28-papeis-da-equipe': sqlite2026_12_28_papeis_da_equipe,
    '2026-12-29-segundo-fator-widens': sqlite2026_12_29_segundo_fator_widens,
    '2026-12-30-agenda': sqlite2026_12_30_agenda,
    '2026-12-31-foco-do-banner': sqlite2026_12_31_foco_do_banner,
    '2027-01-02-links-de-acesso-widens': sqlite2027_01_02_links_de_acesso_widens,
    '2027-01-04-textos-do-site-widens': sqlite2027_01_04_textos_do_site_widens,
    '2027-01-05-avisos-widens': sqlite2027_01_05_avisos_widens,
    '2027-01-06-autor-do-link-de-acesso-widens': sqlite2027_01_06_autor_do_link_de_acesso_widens,
    '2027-01-07-passkeys-widens': sqlite2027_01_07_passkeys_widens,
    '2027-01-08-visitas-do-dia-widens': sqlite2027_01_08_visitas_do_dia_widens,
  },
  postgresql: {
    '2026-11-21-catalogo': postgresql2026_11_21_catalogo,
    '2026-11-22-pedidos': postgresql2026_11_22_pedidos,
    '2026-11-23-administracao': postgresql2026_11_23_administracao,
    '2026-11-24-busca': postgresql2026_11_24_busca,
    '2026-11-25-substituicao': postgresql2026_11_25_substituicao,
    '2026-11-26-notas': postgresql2026_11_26_notas,
    '2026-11-27-depoimentos': postgresql2026_11_27_depoimentos,
    '2026-11-28-entradas': postgresql2026_11_28_entradas,
    '2026-11-29-privacidade': postgresql2026_11_29_privacidade,
    '2026-11-30-textos': postgresql2026_11_30_textos,
    '2026-12-01-saidas': postgresql2026_12_01_saidas,
    '2026-12-02-listas': postgresql2026_12_02_listas,
    '2026-12-03-atos': postgresql2026_12_03_atos,
    '2026-12-04-procura': postgresql2026_12_04_procura,
    '2026-12-05-imagens': postgresql2026_12_05_imagens,
    '2026-12-05-processos': postgresql2026_12_05_processos,
    '2026-12-06-ordens-widens': postgresql2026_12_06_ordens_widens,
    '2026-12-07-codigo-widens': postgresql2026_12_07_codigo_widens,
    '2026-12-08-avisos-widens': postgresql2026_12_08_avisos_widens,
    '2026-12-09-chaves-widens': postgresql2026_12_09_chaves_widens,
    '2026-12-10-espelho-widens': postgresql2026_12_10_espelho_widens,
    '2026-12-11-contrato-widens': postgresql2026_12_11_contrato_widens,
    '2026-12-12-prazo-do-pedido-widens': postgresql2026_12_12_prazo_do_pedido_widens,
    '2026-12-13-entregas-da-linha-widens': postgresql2026_12_13_entregas_da_linha_widens,
    '2026-12-14-pagamentos-widens': postgresql2026_12_14_pagamentos_widens,
    '2026-12-15-banners-com-texto-widens': postgresql2026_12_15_banners_com_texto_widens,
    '2026-12-16-familia-do-pedido-widens': postgresql2026_12_16_familia_do_pedido_widens,
    '2026-12-17-qual-pagamento-widens': postgresql2026_12_17_qual_pagamento_widens,
    '2026-12-18-quem-cuida-widens': postgresql2026_12_18_quem_cuida_widens,
    '2026-12-19-filas-contadas-widens': postgresql2026_12_19_filas_contadas_widens,
    '2026-12-20-cupom-limites': postgresql2026_12_20_cupom_limites,
    '2026-12-21-busca-do-plano-widens': postgresql2026_12_21_busca_do_plano_widens,
    '2026-12-22-filas-proprias-widens': postgresql2026_12_22_filas_proprias_widens,
    '2026-12-23-valor-anterior-widens': postgresql2026_12_23_valor_anterior_widens,
    '2026-12-24-motivo-do-cancelamento-widens': postgresql2026_12_24_motivo_do_cancelamento_widens,
    '2026-12-25-desmarcada-widens': postgresql2026_12_25_desmarcada_widens,
    '2026-12-25-somas-do-painel-widens': postgresql2026_12_25_somas_do_painel_widens,
    '2026-12-26-sessoes-vistas-widens': postgresql2026_12_26_sessoes_vistas_widens,
    '2026-12-27-pagamentos-por-identidade-widens': postgresql2026_12_27_pagamentos_por_identidade_widens,
    '2026-12-28-papeis-da-equipe': postgresql2026_12_28_papeis_da_equipe,
    '2026-12-29-segundo-fator-widens': postgresql2026_12_29_segundo_fator_widens,
    '2026-12-30-agenda': postgresql2026_12_30_agenda,
    '2026-12-31-foco-do-banner': postgresql2026_12_31_foco_do_banner,
    '2027-01-02-links-de-acesso-widens': postgresql2027_01_02_links_de_acesso_widens,
    '2027-01-04-textos-do-site-widens': postgresql2027_01_04_textos_do_site_widens,
    '2027-01-05-avisos-widens': postgresql2027_01_05_avisos_widens,
    '2027-01-06-autor-do-link-de-acesso-widens': postgresql2027_01_06_autor_do_link_de_acesso_widens,
    '2027-01-07-passkeys-widens': postgresql2027_01_07_passkeys_widens,
    '2027-01-08-visitas-do-dia-widens': postgresql2027_01_08_visitas_do_dia_widens,
  },
};
