/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** O que foi feito com a linha. */
export type AlteracaoAcao =
  | 'alterou'
  | 'apagou'
  | 'criou'
  | 'excluiu'
  | 'exportou';

/** Em que pé está uma assinatura. */
export type AssinaturaStatus =
  | 'cancelada'
  | 'concluida'
  | 'em_atendimento'
  | 'nova'
  | 'substituida';

/** O que se diz de uma de várias assinaturas. */
export type AtendimentoDeAssinatura = {
  /** Identificador. */
  id: string;
  /** Por que é cancelado: com o status cancelada, ou depois, de um que já está; nulo: não se diz; sem ele, fica como está. Um novo status o esquece. spam e duplicado não avisam o cliente, a não ser de um pedido pago ou, duplicado, que corrige outro; os outros são ditos na carta e na página do pedido. De um que corrige outro, desistencia cancela junto o que ele corrige; nao_pago e sem_contato também, se nenhum dos outros foi pago; de um concluído, qualquer motivo, menos o que foi pago por si; senão, ou dito depois, aquele volta a valer. De um que outro corrige e substitui, desistencia, nao_pago e sem_contato são recusados (PEDIDO_SUBSTITUIDO): diga-os do outro. */
  motivo?: MotivoDoCancelamento | null | undefined;
  /** Conta que cuida dela daqui em diante; nulo para ninguém, e sem o campo fica como está. */
  responsavel?: string | null | undefined;
  /** Novo status; sem ele, fica o atual. */
  status?: AssinaturaStatus | null | undefined;
  /** Versão que foi vista. */
  versao: number;
};

/** O que se diz de uma de várias mensagens. */
export type AtendimentoDeMensagem = {
  /** Identificador. */
  id: string;
  /** Conta que cuida dela daqui em diante; nulo para ninguém, e sem o campo fica como está. */
  responsavel?: string | null | undefined;
  /** Novo status; sem ele, fica o atual. */
  status?: MensagemStatus | null | undefined;
  /** Versão que foi vista. */
  versao: number;
};

/** Como um aviso do site aparece. */
export type AvisoTom =
  /** O que pede atenção. */
  | 'ATENCAO'
  /** O que vale saber. */
  | 'INFORMACAO';

/** FIXO aparece enquanto estiver ativo; TEMPORARIO só entre dataInicio e dataFim. */
export type BannerTipo =
  | 'FIXO'
  | 'TEMPORARIO';

/** Uma parte do filtro de uma fila, como o endereço da exportação a escreve. */
export type CampoDaFilaInput = {
  /** Nome do filtro. */
  campo: string;
  /** O que ele diz. */
  valor: string;
};

/** O que o cliente de uma assinatura digitou sobre si; o que faltar fica como está. */
export type ContatoDoPedidoInput = {
  /** Bairro, como o formulário do pedido o aceita. */
  bairro?: string | null | undefined;
  /** CEP, como o formulário do pedido o aceita. */
  cep?: string | null | undefined;
  /** Cidade, como o formulário do pedido o aceita. */
  cidade?: string | null | undefined;
  /** Complemento, como o formulário do pedido o aceita. Numa linha nova, sem ele: . */
  complemento?: string | null | undefined;
  /** CPF/CNPJ, como o formulário do pedido o aceita. Numa linha nova, sem ele: . */
  cpfCnpj?: string | null | undefined;
  /** Domínio, como o formulário do pedido o aceita. Numa linha nova, sem ele: . */
  dominio?: string | null | undefined;
  /** E-mail, como o formulário do pedido o aceita. */
  email?: string | null | undefined;
  /** E-mail alternativo, como o formulário do pedido o aceita. Numa linha nova, sem ele: . */
  emailCopia?: string | null | undefined;
  /** Endereço, como o formulário do pedido o aceita. */
  endereco?: string | null | undefined;
  /** UF, como o formulário do pedido o aceita. */
  estado?: string | null | undefined;
  /** Nome ou razão social, como o formulário do pedido o aceita. */
  nome?: string | null | undefined;
  /** Número, como o formulário do pedido o aceita. Numa linha nova, sem ele: . */
  numero?: string | null | undefined;
  /** Celular ou WhatsApp, como o formulário do pedido o aceita. Numa linha nova, sem ele: . */
  telCel?: string | null | undefined;
};

/** porcentagem reduz em porcento; fixo reduz em reais. */
export type CupomTipo =
  | 'fixo'
  | 'porcentagem';

/** Em que pé está uma entrega. */
export type EntregaEstado =
  | 'descartada'
  | 'desistida'
  | 'entregue'
  | 'esperando';

/** Escolhas de que o total de uma assinatura depende. */
export type EscolhasInput = {
  /** Código do cupom. */
  cupom?: string | null | undefined;
  /** Espaço adicional, em GB. */
  espacoAdicional?: number | null | undefined;
  /** IPs adicionais. */
  ipAdicional?: number | null | undefined;
  /** Meses pagos de uma vez. */
  periodo: number;
  /** Identificador do plano. */
  planoId: string;
  /** Sistema operacional escolhido; sem ele, o primeiro que o plano oferece. */
  selectedSystem?: string | null | undefined;
};

/** Uma lista que tem filas. */
export type ListaComFilas =
  | 'assinaturas'
  | 'mensagens';

/** Em que pé está uma mensagem. */
export type MensagemStatus =
  | 'arquivada'
  | 'em_atendimento'
  | 'nova'
  | 'respondida';

/** Por que uma assinatura foi cancelada. */
export type MotivoDoCancelamento =
  | 'desistencia'
  | 'duplicado'
  | 'indisponivel'
  | 'nao_pago'
  | 'outro'
  | 'sem_contato'
  | 'spam';

/** O que se pede: do plano, e do domínio. */
export type NovoPedidoInput = {
  /** Código do cupom. */
  cupom?: string | null | undefined;
  /** Espaço adicional, em GB. */
  espacoAdicional?: number | null | undefined;
  /** O que mais o cliente disse do pedido. */
  infoAdicional?: string | null | undefined;
  /** IPs adicionais. */
  ipAdicional?: number | null | undefined;
  /** Meses pagos de uma vez. */
  periodo: number;
  /** Identificador do plano. */
  planoId: string;
  /** O plano como a cotação o disse (planoVisto): se já é outro, o pedido é recusado (PLANO_ATUALIZADO). Sem ele, nada é comparado. A cotação não o lê. */
  planoVisto?: string | null | undefined;
  /** Sistema operacional escolhido; sem ele, o primeiro que o plano oferece. */
  selectedSystem?: string | null | undefined;
  /** O que se quer do domínio: registro (registrar), ja-tenho (já existe) ou subdominio (subdomínio grátis). */
  tipoDominio: string;
};

/** Para que alguém está na equipe. */
export type Papel =
  /** Administração faz tudo, também a equipe, as chaves de acesso e os webhooks. */
  | 'administrador'
  /** Conteúdo cuida de planos, cupons, banners, destaques, depoimentos, avisos e textos do site, e não vê pedidos nem mensagens. */
  | 'conteudo'
  /** Leitura lê pedidos, mensagens e catálogo, e não muda nada. */
  | 'leitura'
  /** Vendas atende pedidos e mensagens, e lê o catálogo. */
  | 'vendas';

/** Família do plano. Os tipos PROMOCIONAL_ aparecem na página de promoções. Na API REST o sublinhado é hífen. */
export type PlanoTipo =
  | 'DEDICADO'
  | 'JAVA'
  | 'NODEJS'
  | 'PHP'
  | 'PROMOCIONAL_DEDICADO'
  | 'PROMOCIONAL_HOSPEDAGEM_JAVA'
  | 'PROMOCIONAL_HOSPEDAGEM_NODE'
  | 'PROMOCIONAL_HOSPEDAGEM_PHP'
  | 'PROMOCIONAL_HOSPEDAGEM_REVENDA'
  | 'PROMOCIONAL_HOSPEDAGEM_SPRING'
  | 'PROMOCIONAL_VPS_CPANEL'
  | 'PROMOCIONAL_VPS_ICP'
  | 'PROMOCIONAL_VPS_LINUX'
  | 'REVENDAPHP'
  | 'SPRING'
  | 'VPSCPANEL'
  | 'VPSICP'
  | 'VPSLINUX'
  | 'VPSLINUXHYPER'
  | 'VPSN8N'
  | 'VPSWINDOWS';

/** O que um número conta. */
export type Unidade =
  | 'porcento'
  | 'reais';

export type LinhaAssinaturaFragment = { __typename: 'Assinatura', aReceber: number, aceitoDe: string | null, alteradoEm: string, bairro: string, cep: string, cidade: string, clienteIdB: string, cobraAntes: boolean, codigo: string, complemento: string, contaNasSomas: boolean, cpfCnpj: string, criadaEm: string, cupom: string, dataCadastro: string, dominio: string, dominioRegistro: string, email: string, emailCopia: string, endereco: string, entrega: string, espacoAdicional: number, estado: string, id: string, indicacao: string, infoAdicional: string, ipAdicional: number, liberado: boolean, motivo: MotivoDoCancelamento | null, noLugar: string | null, nome: string, nota: string, numero: string, pagaEm: string | null, pagamento: number, pagamentoId: string | null, pagamentoNaFamilia: string | null, pagamentoSeCancelada: string | null, pagoPorOutro: string | null, plano: string, planoId: string | null, planoTipo: PlanoTipo | null, referenciaExterna: string | null, registroPorAno: number | null, responsavel: string | null, selectedSystem: string, situacao: string | null, status: AssinaturaStatus, statusEm: string | null, statusPor: string | null, substitui: string | null, substituiId: string | null, substituidaPorId: string | null, substituidoPor: string | null, telCel: string, testeAcabouEm: string | null, tipoDominio: string | null, valor: number, valorConferido: boolean, valorEspacoAdicional: number, valorIpAdicional: number, versao: number, voltaSeCancelada: string | null };

export type LinhaAvisoCadastradoFragment = { __typename: 'AvisoCadastrado', ativo: boolean, chamada: string | null, dataFim: string, dataInicio: string | null, id: string, link: string | null, noPedido: boolean, ordem: number, texto: string, tom: AvisoTom, versao: number };

export type LinhaBannerCadastradoFragment = { __typename: 'BannerCadastrado', alt: string | null, ativo: boolean, chamada: string | null, dataFim: string | null, dataInicio: string | null, descricao: string | null, focoX: number | null, focoY: number | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, texto: string | null, tipo: BannerTipo, titulo: string | null, versao: number };

export type LinhaBannerIcpFragment = { __typename: 'BannerIcp', ativo: boolean, dataFim: string | null, dataInicio: string | null, descricao: string | null, id: string, imagem: string, link: string | null, nome: string, ordem: number, versao: number };

export type LinhaCupomCadastradoFragment = { __typename: 'CupomCadastrado', ativo: boolean, codigo: string, dataFim: string, dataInicio: string, familias: string | null, id: string, limite: number | null, limitePorCliente: number | null, planoId: string | null, primeiroPedido: boolean, resumo: string, situacao: string, tipo: CupomTipo, usos: number, valor: number, versao: number };

export type LinhaDepoimentoCadastradoFragment = { __typename: 'DepoimentoCadastrado', ativo: boolean, consentimento: boolean, demonstracao: boolean, id: string, link: string | null, nome: string, ordem: number, papel: string | null, texto: string, versao: number };

export type LinhaDestaqueFragment = { __typename: 'Destaque', ativo: boolean, dataFim: string | null, dataInicio: string | null, icone: string | null, id: string, link: string | null, ordem: number, planoId: string | null, texto: string, titulo: string, versao: number };

export type LinhaLinhaFeitaFragment = { __typename: 'LinhaFeita', id: string, versao: number };

export type LinhaMensagemFragment = { __typename: 'Mensagem', assunto: string, celular: string, criadaEm: string, email: string, id: string, mensagem: string, nome: string, nota: string, responsavel: string | null, status: MensagemStatus, statusEm: string | null, statusPor: string | null, versao: number };

export type LinhaPlanoFragment = { __typename: 'Plano', agendadoDesconto1: number | null, agendadoDesconto2: number | null, agendadoDesconto3: number | null, agendadoFim: string | null, agendadoInicio: string | null, agendadoPromocional: boolean, agendadoValor: number | null, app: number | null, ativo: boolean, banco: string | null, desconto1: number | null, desconto2: number | null, desconto3: number | null, descricao: string | null, disco: number | null, dominios: number | null, emails: number | null, id: string, nome: string, ordem: number, planoTipo: PlanoTipo, precoAte: string | null, processamento: number | null, promocional: boolean, ram1: number | null, ram2: number | null, subdominios: number | null, tecnologia: string | null, valor: number, versao: number };

export type LinhaTextosDoSiteFragment = { __typename: 'TextosDoSite', clientes: number | null, clientesEm: string | null, clientesFonte: string | null, excecao: string | null, excecaoFim: string | null, excecaoInicio: string | null, horario: string | null, id: string, sites: number | null, sitesEm: string | null, sitesFonte: string | null, versao: number };

export type LinhaWebhookFragment = { __typename: 'Webhook', alteradoPor: Array<string>, anteriorAte: string | null, criadoEm: string, criadoPor: string | null, eventos: Array<string>, id: string, motivo: string | null, pausadoEm: string | null, url: string, versao: number };

export type LinhaWebhookComSegredoFragment = { __typename: 'WebhookComSegredo', id: string, segredo: string, versao: number };

export type AtenderAssinaturaMutationVariables = Exact<{
  id: string;
  versao: number;
  status?: AssinaturaStatus | null | undefined;
  motivo?: MotivoDoCancelamento | null | undefined;
  nota: string;
  chave?: string | null | undefined;
}>;


export type AtenderAssinaturaMutation = { __typename: 'Mutation', atenderAssinatura: { __typename: 'Assinatura', id: string, versao: number, status: AssinaturaStatus, motivo: MotivoDoCancelamento | null, statusPor: string | null, statusEm: string | null } };

export type AtualizarPedidoMutationVariables = Exact<{
  pedido: string;
  pagaEm?: string | null | undefined;
  versao?: number | null | undefined;
  chave?: string | null | undefined;
}>;


export type AtualizarPedidoMutation = { __typename: 'Mutation', atualizarPedido: { __typename: 'Assinatura', id: string, versao: number, pagaEm: string | null, status: AssinaturaStatus, pagamentoNaFamilia: string | null } };

export type ConfirmarValorMutationVariables = Exact<{
  id: string;
  versao: number;
  valor: number;
  valorPago?: number | null | undefined;
  chave?: string | null | undefined;
}>;


export type ConfirmarValorMutation = { __typename: 'Mutation', confirmarValor: { __typename: 'Assinatura', id: string, versao: number, valor: number, valorConferido: boolean, status: AssinaturaStatus, contaNasSomas: boolean } };

export type AtenderMensagemMutationVariables = Exact<{
  id: string;
  versao: number;
  status?: MensagemStatus | null | undefined;
  nota: string;
  chave?: string | null | undefined;
}>;


export type AtenderMensagemMutation = { __typename: 'Mutation', atenderMensagem: { __typename: 'Mensagem', id: string, versao: number, status: MensagemStatus, statusPor: string | null, statusEm: string | null } };

export type EquipeQueryVariables = Exact<{ [key: string]: never; }>;


export type EquipeQuery = { __typename: 'Query', equipe: Array<string> };

export type AtribuirAssinaturaMutationVariables = Exact<{
  id: string;
  responsavelAntes?: string | null | undefined;
  responsavel?: string | null | undefined;
  chave?: string | null | undefined;
}>;


export type AtribuirAssinaturaMutation = { __typename: 'Mutation', atribuirAssinatura: { __typename: 'Assinatura', id: string, versao: number, responsavel: string | null } };

export type AtribuirMensagemMutationVariables = Exact<{
  id: string;
  responsavelAntes?: string | null | undefined;
  responsavel?: string | null | undefined;
  chave?: string | null | undefined;
}>;


export type AtribuirMensagemMutation = { __typename: 'Mutation', atribuirMensagem: { __typename: 'Mensagem', id: string, versao: number, responsavel: string | null } };

export type CorrigirAssinaturaMutationVariables = Exact<{
  id: string;
  versao: number;
  input: ContatoDoPedidoInput;
  chave?: string | null | undefined;
}>;


export type CorrigirAssinaturaMutation = { __typename: 'Mutation', corrigirAssinatura: { __typename: 'Assinatura', id: string, versao: number } };

export type HistoricoDaAssinaturaQueryVariables = Exact<{
  id: string;
  linhaId: number;
}>;


export type HistoricoDaAssinaturaQuery = { __typename: 'Query', alteracoes: { __typename: 'PaginaDeAlteracoes', total: number, itens: Array<{ __typename: 'Alteracao', id: string, em: string, usuario: string, acao: AlteracaoAcao, tabela: string, linhaId: number | null, rotulo: string, semVersao: boolean, mudancas: Array<{ __typename: 'Mudanca', campo: string, de: unknown, para: unknown, unidadeAntes: Unidade | null, unidadeDepois: Unidade | null }> }> }, entregas: { __typename: 'PaginaDeEntregas', total: number, itens: Array<{ __typename: 'Entrega', id: string, tipo: string, destino: string, tabela: string, linhaId: string, criadaEm: string, estado: EntregaEstado, tentativas: number, proximaEm: string, resposta: string | null, entregueEm: string | null }> } };

export type PreviaDoApagamentoQueryVariables = Exact<{
  titular: string;
}>;


export type PreviaDoApagamentoQuery = { __typename: 'Query', previaDoApagamento: { __typename: 'Previa', assinaturas: number, emAberto: number, mensagens: number, copias: Array<number>, trocas: number, outrosEmails: Array<string>, outrosDocumentos: Array<string>, copiasDaLoja: Array<string>, visto: string, mencoes: Array<{ __typename: 'Mencao', tabela: string, id: string, campo: string, certa: boolean }> } };

export type ApagarPessoaMutationVariables = Exact<{
  titular: string;
  visto: string;
  senha: string;
  chave?: string | null | undefined;
}>;


export type ApagarPessoaMutation = { __typename: 'Mutation', apagarPessoa: { __typename: 'Apagamento', assinaturas: number, mensagens: number, copias: Array<number>, mencoes: Array<{ __typename: 'Mencao', tabela: string, id: string, campo: string, certa: boolean }> } };

export type IrParaQueryVariables = Exact<{
  busca: string;
  pedidos: boolean;
}>;


export type IrParaQuery = { __typename: 'Query', assinaturas?: { __typename: 'PaginaDeAssinaturas', itens: Array<{ __typename: 'Assinatura', id: string, codigo: string, nome: string, valor: number }> }, mensagens?: { __typename: 'PaginaDeMensagens', itens: Array<{ __typename: 'Mensagem', id: string, assunto: string, nome: string }> }, planosCadastrados: { __typename: 'PaginaDePlanos', itens: Array<{ __typename: 'Plano', id: string, nome: string, valor: number, agendadoInicio: string | null, agendadoFim: string | null, agendadoValor: number | null }> } };

export type AtenderAssinaturasMutationVariables = Exact<{
  linhas: Array<AtendimentoDeAssinatura> | AtendimentoDeAssinatura;
  chave?: string | null | undefined;
}>;


export type AtenderAssinaturasMutation = { __typename: 'Mutation', feito: { __typename: 'EmVarias', feitas: Array<{ __typename: 'LinhaFeita', id: string, versao: number }>, deixadas: Array<{ __typename: 'LinhaDeixada', id: string, erro: string, mensagem: string }> } };

export type AtenderMensagensMutationVariables = Exact<{
  linhas: Array<AtendimentoDeMensagem> | AtendimentoDeMensagem;
  chave?: string | null | undefined;
}>;


export type AtenderMensagensMutation = { __typename: 'Mutation', feito: { __typename: 'EmVarias', feitas: Array<{ __typename: 'LinhaFeita', id: string, versao: number }>, deixadas: Array<{ __typename: 'LinhaDeixada', id: string, erro: string, mensagem: string }> } };

export type GuardarFilaMutationVariables = Exact<{
  lista: ListaComFilas;
  nome: string;
  filtro: Array<CampoDaFilaInput> | CampoDaFilaInput;
  chave?: string | null | undefined;
}>;


export type GuardarFilaMutation = { __typename: 'Mutation', guardarFila: boolean };

export type ExcluirFilaMutationVariables = Exact<{
  id: string;
  chave?: string | null | undefined;
}>;


export type ExcluirFilaMutation = { __typename: 'Mutation', excluirFila: boolean };

export type CotacaoDaTrocaQueryVariables = Exact<{
  id: string;
  escolhas: EscolhasInput;
}>;


export type CotacaoDaTrocaQuery = { __typename: 'Query', cotacaoDaTroca: { __typename: 'CotacaoDaTroca', valor: number, dinheiro: string | null, linhas: Array<{ __typename: 'LinhaDaCotacao', descricao: string, valor: number }> } };

export type TrocarEscolhasMutationVariables = Exact<{
  id: string;
  versao: number;
  escolhas: EscolhasInput;
  valor: number;
  chave?: string | null | undefined;
}>;


export type TrocarEscolhasMutation = { __typename: 'Mutation', trocarEscolhas: { __typename: 'Assinatura', id: string, versao: number } };

export type CotacaoDoPedidoQueryVariables = Exact<{
  cliente: ContatoDoPedidoInput;
  pedido: NovoPedidoInput;
}>;


export type CotacaoDoPedidoQuery = { __typename: 'Query', cotacaoDoPedido: { __typename: 'CotacaoDoPedido', valor: number, planoVisto: string, jaPedido: { __typename: 'Assinatura', id: string, codigo: string, criadaEm: string } | null, linhas: Array<{ __typename: 'LinhaDaCotacao', descricao: string, valor: number }> } };

export type RegistrarPedidoMutationVariables = Exact<{
  cliente: ContatoDoPedidoInput;
  pedido: NovoPedidoInput;
  valor: number;
  chave?: string | null | undefined;
}>;


export type RegistrarPedidoMutation = { __typename: 'Mutation', registrarPedido: { __typename: 'Assinatura', id: string, versao: number } };

export type EncerrarSessoesMutationVariables = Exact<{
  ids: Array<string> | string;
  senha: string;
  chave?: string | null | undefined;
}>;


export type EncerrarSessoesMutation = { __typename: 'Mutation', encerrarSessoes: number };

export type EncerrarMinhasSessoesMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  senha: string;
  chave?: string | null | undefined;
}>;


export type EncerrarMinhasSessoesMutation = { __typename: 'Mutation', encerrarMinhasSessoes: number };

export type CriarAdministradorMutationVariables = Exact<{
  usuario: string;
  email?: string | null | undefined;
  papel: Papel;
  senha: string;
  chave?: string | null | undefined;
}>;


export type CriarAdministradorMutation = { __typename: 'Mutation', criarAdministrador: { __typename: 'SenhaSorteada', senha: string, administrador: { __typename: 'Administrador', usuario: string } } };

export type AtivarAdministradorMutationVariables = Exact<{
  id: string;
  ativo: boolean;
  senha: string;
  chave?: string | null | undefined;
}>;


export type AtivarAdministradorMutation = { __typename: 'Mutation', ativarAdministrador: { __typename: 'Administrador', id: string, ativo: boolean } };

export type MudarPapelMutationVariables = Exact<{
  id: string;
  papel: Papel;
  senha: string;
  chave?: string | null | undefined;
}>;


export type MudarPapelMutation = { __typename: 'Mutation', mudarPapel: { __typename: 'Administrador', id: string, papel: Papel } };

export type RedefinirSenhaMutationVariables = Exact<{
  id: string;
  senha: string;
}>;


export type RedefinirSenhaMutation = { __typename: 'Mutation', redefinirSenha: { __typename: 'SenhaSorteada', senha: string, administrador: { __typename: 'Administrador', usuario: string } } };

export type PrepararSegundoFatorMutationVariables = Exact<{
  senha: string;
}>;


export type PrepararSegundoFatorMutation = { __typename: 'Mutation', prepararSegundoFator: { __typename: 'SegundoFatorPreparado', segredo: string, endereco: string, preparo: string, qrCode: { __typename: 'QrCode', lado: number, caminho: string } } };

export type LigarSegundoFatorMutationVariables = Exact<{
  codigo: string;
  preparo: string;
}>;


export type LigarSegundoFatorMutation = { __typename: 'Mutation', ligarSegundoFator: Array<string> };

export type SortearCodigosDeRecuperacaoMutationVariables = Exact<{
  senha: string;
}>;


export type SortearCodigosDeRecuperacaoMutation = { __typename: 'Mutation', sortearCodigosDeRecuperacao: Array<string> };

export type DesligarSegundoFatorMutationVariables = Exact<{
  senha: string;
}>;


export type DesligarSegundoFatorMutation = { __typename: 'Mutation', desligarSegundoFator: boolean };

export type PrepararPasskeyMutationVariables = Exact<{
  senha: string;
}>;


export type PrepararPasskeyMutation = { __typename: 'Mutation', prepararPasskey: { __typename: 'PasskeyPedida', opcoes: string, desafio: string } };

export type GuardarPasskeyMutationVariables = Exact<{
  nome: string;
  desafio: string;
  resposta: string;
}>;


export type GuardarPasskeyMutation = { __typename: 'Mutation', guardarPasskey: { __typename: 'Passkey', id: string } };

export type ExcluirPasskeyMutationVariables = Exact<{
  id: string;
  senha: string;
}>;


export type ExcluirPasskeyMutation = { __typename: 'Mutation', excluirPasskey: boolean };

export type TirarSegundoFatorMutationVariables = Exact<{
  id: string;
  senha: string;
  chave?: string | null | undefined;
}>;


export type TirarSegundoFatorMutation = { __typename: 'Mutation', tirarSegundoFator: { __typename: 'Administrador', id: string, fatorDesde: string | null } };

export type ConvidarAdministradorMutationVariables = Exact<{
  usuario: string;
  email?: string | null | undefined;
  papel: Papel;
  senha: string;
  chave?: string | null | undefined;
}>;


export type ConvidarAdministradorMutation = { __typename: 'Mutation', convidarAdministrador: { __typename: 'LinkDado', endereco: string | null, enviadoA: string | null, expiraEm: string, administrador: { __typename: 'Administrador', usuario: string } } };

export type CriarLinkDeAcessoMutationVariables = Exact<{
  id: string;
  senha: string;
}>;


export type CriarLinkDeAcessoMutation = { __typename: 'Mutation', criarLinkDeAcesso: { __typename: 'LinkDado', endereco: string | null, enviadoA: string | null, expiraEm: string, administrador: { __typename: 'Administrador', usuario: string } } };

export type MudarEmailDaContaMutationVariables = Exact<{
  id: string;
  email: string;
  senha: string;
  chave?: string | null | undefined;
}>;


export type MudarEmailDaContaMutation = { __typename: 'Mutation', mudarEmailDaConta: { __typename: 'Administrador', id: string, email: string | null } };

export type FeitoEmVariasFragment = { __typename: 'EmVarias', feitas: Array<{ __typename: 'LinhaFeita', id: string, versao: number }>, deixadas: Array<{ __typename: 'LinhaDeixada', id: string, erro: string, mensagem: string }> };

export type MencionadaFragment = { __typename: 'Mencao', tabela: string, id: string, campo: string, certa: boolean };

export type LinhaDeAlteracaoFragment = { __typename: 'Alteracao', id: string, em: string, usuario: string, acao: AlteracaoAcao, tabela: string, linhaId: number | null, rotulo: string, semVersao: boolean, mudancas: Array<{ __typename: 'Mudanca', campo: string, de: unknown, para: unknown, unidadeAntes: Unidade | null, unidadeDepois: Unidade | null }> };

export type LinhaDeEntregaFragment = { __typename: 'Entrega', id: string, tipo: string, destino: string, tabela: string, linhaId: string, criadaEm: string, estado: EntregaEstado, tentativas: number, proximaEm: string, resposta: string | null, entregueEm: string | null };

export type FilasDaListaFragment = { __typename: 'FilasDaTabela', ultima: number, filas: Array<{ __typename: 'Fila', nome: string, quantidade: number }>, proprias: Array<{ __typename: 'FilaPropria', id: string, nome: string, quantidade: number | null, filtro: Array<{ __typename: 'CampoDaFila', campo: string, valor: string }> }> };

export const LinhaAssinaturaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaAssinatura"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assinatura"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"aReceber"}},{"kind":"Field","name":{"kind":"Name","value":"aceitoDe"}},{"kind":"Field","name":{"kind":"Name","value":"alteradoEm"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}},{"kind":"Field","name":{"kind":"Name","value":"cep"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"clienteIdB"}},{"kind":"Field","name":{"kind":"Name","value":"cobraAntes"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"complemento"}},{"kind":"Field","name":{"kind":"Name","value":"contaNasSomas"}},{"kind":"Field","name":{"kind":"Name","value":"cpfCnpj"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"cupom"}},{"kind":"Field","name":{"kind":"Name","value":"dataCadastro"}},{"kind":"Field","name":{"kind":"Name","value":"dominio"}},{"kind":"Field","name":{"kind":"Name","value":"dominioRegistro"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailCopia"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"entrega"}},{"kind":"Field","name":{"kind":"Name","value":"espacoAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"indicacao"}},{"kind":"Field","name":{"kind":"Name","value":"infoAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"ipAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"liberado"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"noLugar"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"nota"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"pagaEm"}},{"kind":"Field","name":{"kind":"Name","value":"pagamento"}},{"kind":"Field","name":{"kind":"Name","value":"pagamentoId"}},{"kind":"Field","name":{"kind":"Name","value":"pagamentoNaFamilia"}},{"kind":"Field","name":{"kind":"Name","value":"pagamentoSeCancelada"}},{"kind":"Field","name":{"kind":"Name","value":"pagoPorOutro"}},{"kind":"Field","name":{"kind":"Name","value":"plano"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"referenciaExterna"}},{"kind":"Field","name":{"kind":"Name","value":"registroPorAno"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"selectedSystem"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"substitui"}},{"kind":"Field","name":{"kind":"Name","value":"substituiId"}},{"kind":"Field","name":{"kind":"Name","value":"substituidaPorId"}},{"kind":"Field","name":{"kind":"Name","value":"substituidoPor"}},{"kind":"Field","name":{"kind":"Name","value":"telCel"}},{"kind":"Field","name":{"kind":"Name","value":"testeAcabouEm"}},{"kind":"Field","name":{"kind":"Name","value":"tipoDominio"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"valorConferido"}},{"kind":"Field","name":{"kind":"Name","value":"valorEspacoAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"valorIpAdicional"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"voltaSeCancelada"}}]}}]} as unknown as DocumentNode<LinhaAssinaturaFragment, unknown>;
export const LinhaAvisoCadastradoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaAvisoCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AvisoCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"chamada"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"noPedido"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"tom"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaAvisoCadastradoFragment, unknown>;
export const LinhaBannerCadastradoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaBannerCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"chamada"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"focoX"}},{"kind":"Field","name":{"kind":"Name","value":"focoY"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaBannerCadastradoFragment, unknown>;
export const LinhaBannerIcpFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaBannerIcp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannerIcp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imagem"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaBannerIcpFragment, unknown>;
export const LinhaCupomCadastradoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaCupomCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CupomCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"familias"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"limite"}},{"kind":"Field","name":{"kind":"Name","value":"limitePorCliente"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"primeiroPedido"}},{"kind":"Field","name":{"kind":"Name","value":"resumo"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"usos"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaCupomCadastradoFragment, unknown>;
export const LinhaDepoimentoCadastradoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDepoimentoCadastrado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DepoimentoCadastrado"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"consentimento"}},{"kind":"Field","name":{"kind":"Name","value":"demonstracao"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"papel"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaDepoimentoCadastradoFragment, unknown>;
export const LinhaDestaqueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDestaque"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Destaque"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"icone"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"planoId"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaDestaqueFragment, unknown>;
export const LinhaLinhaFeitaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaLinhaFeita"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinhaFeita"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaLinhaFeitaFragment, unknown>;
export const LinhaMensagemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaMensagem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mensagem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assunto"}},{"kind":"Field","name":{"kind":"Name","value":"celular"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"nota"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaMensagemFragment, unknown>;
export const LinhaPlanoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaPlano"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plano"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"agendadoDesconto1"}},{"kind":"Field","name":{"kind":"Name","value":"agendadoDesconto2"}},{"kind":"Field","name":{"kind":"Name","value":"agendadoDesconto3"}},{"kind":"Field","name":{"kind":"Name","value":"agendadoFim"}},{"kind":"Field","name":{"kind":"Name","value":"agendadoInicio"}},{"kind":"Field","name":{"kind":"Name","value":"agendadoPromocional"}},{"kind":"Field","name":{"kind":"Name","value":"agendadoValor"}},{"kind":"Field","name":{"kind":"Name","value":"app"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"desconto1"}},{"kind":"Field","name":{"kind":"Name","value":"desconto2"}},{"kind":"Field","name":{"kind":"Name","value":"desconto3"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"disco"}},{"kind":"Field","name":{"kind":"Name","value":"dominios"}},{"kind":"Field","name":{"kind":"Name","value":"emails"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"planoTipo"}},{"kind":"Field","name":{"kind":"Name","value":"precoAte"}},{"kind":"Field","name":{"kind":"Name","value":"processamento"}},{"kind":"Field","name":{"kind":"Name","value":"promocional"}},{"kind":"Field","name":{"kind":"Name","value":"ram1"}},{"kind":"Field","name":{"kind":"Name","value":"ram2"}},{"kind":"Field","name":{"kind":"Name","value":"subdominios"}},{"kind":"Field","name":{"kind":"Name","value":"tecnologia"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaPlanoFragment, unknown>;
export const LinhaTextosDoSiteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaTextosDoSite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextosDoSite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"clientes"}},{"kind":"Field","name":{"kind":"Name","value":"clientesEm"}},{"kind":"Field","name":{"kind":"Name","value":"clientesFonte"}},{"kind":"Field","name":{"kind":"Name","value":"excecao"}},{"kind":"Field","name":{"kind":"Name","value":"excecaoFim"}},{"kind":"Field","name":{"kind":"Name","value":"excecaoInicio"}},{"kind":"Field","name":{"kind":"Name","value":"horario"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sites"}},{"kind":"Field","name":{"kind":"Name","value":"sitesEm"}},{"kind":"Field","name":{"kind":"Name","value":"sitesFonte"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaTextosDoSiteFragment, unknown>;
export const LinhaWebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaWebhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alteradoPor"}},{"kind":"Field","name":{"kind":"Name","value":"anteriorAte"}},{"kind":"Field","name":{"kind":"Name","value":"criadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"criadoPor"}},{"kind":"Field","name":{"kind":"Name","value":"eventos"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"pausadoEm"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaWebhookFragment, unknown>;
export const LinhaWebhookComSegredoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaWebhookComSegredo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookComSegredo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"segredo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<LinhaWebhookComSegredoFragment, unknown>;
export const FeitoEmVariasFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeitoEmVarias"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmVarias"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"feitas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deixadas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erro"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]} as unknown as DocumentNode<FeitoEmVariasFragment, unknown>;
export const MencionadaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Mencionada"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mencao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"certa"}}]}}]} as unknown as DocumentNode<MencionadaFragment, unknown>;
export const LinhaDeAlteracaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDeAlteracao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alteracao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"em"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}},{"kind":"Field","name":{"kind":"Name","value":"acao"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"linhaId"}},{"kind":"Field","name":{"kind":"Name","value":"rotulo"}},{"kind":"Field","name":{"kind":"Name","value":"semVersao"}},{"kind":"Field","name":{"kind":"Name","value":"mudancas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"para"}},{"kind":"Field","name":{"kind":"Name","value":"unidadeAntes"}},{"kind":"Field","name":{"kind":"Name","value":"unidadeDepois"}}]}}]}}]} as unknown as DocumentNode<LinhaDeAlteracaoFragment, unknown>;
export const LinhaDeEntregaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDeEntrega"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Entrega"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"destino"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"linhaId"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"tentativas"}},{"kind":"Field","name":{"kind":"Name","value":"proximaEm"}},{"kind":"Field","name":{"kind":"Name","value":"resposta"}},{"kind":"Field","name":{"kind":"Name","value":"entregueEm"}}]}}]} as unknown as DocumentNode<LinhaDeEntregaFragment, unknown>;
export const FilasDaListaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FilasDaLista"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FilasDaTabela"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"filas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proprias"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"filtro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ultima"}}]}}]} as unknown as DocumentNode<FilasDaListaFragment, unknown>;
export const AtenderAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtenderAssinatura"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AssinaturaStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"motivo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MotivoDoCancelamento"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nota"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atenderAssinatura"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"motivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"motivo"}}},{"kind":"Argument","name":{"kind":"Name","value":"nota"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nota"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}}]}}]}}]} as unknown as DocumentNode<AtenderAssinaturaMutation, AtenderAssinaturaMutationVariables>;
export const AtualizarPedidoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarPedido"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pedido"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pagaEm"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atualizarPedido"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pedido"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pedido"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagaEm"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pagaEm"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"pagaEm"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"pagamentoNaFamilia"}}]}}]}}]} as unknown as DocumentNode<AtualizarPedidoMutation, AtualizarPedidoMutationVariables>;
export const ConfirmarValorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmarValor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"valor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"valorPago"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"confirmarValor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"valor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"valor"}}},{"kind":"Argument","name":{"kind":"Name","value":"valorPago"},"value":{"kind":"Variable","name":{"kind":"Name","value":"valorPago"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"valorConferido"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"contaNasSomas"}}]}}]}}]} as unknown as DocumentNode<ConfirmarValorMutation, ConfirmarValorMutationVariables>;
export const AtenderMensagemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtenderMensagem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MensagemStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nota"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atenderMensagem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"nota"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nota"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusPor"}},{"kind":"Field","name":{"kind":"Name","value":"statusEm"}}]}}]}}]} as unknown as DocumentNode<AtenderMensagemMutation, AtenderMensagemMutationVariables>;
export const EquipeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Equipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"equipe"}}]}}]} as unknown as DocumentNode<EquipeQuery, EquipeQueryVariables>;
export const AtribuirAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtribuirAssinatura"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavelAntes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atribuirAssinatura"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavelAntes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavelAntes"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}}]}}]}}]} as unknown as DocumentNode<AtribuirAssinaturaMutation, AtribuirAssinaturaMutationVariables>;
export const AtribuirMensagemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtribuirMensagem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavelAntes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"atribuirMensagem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavelAntes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavelAntes"}}},{"kind":"Argument","name":{"kind":"Name","value":"responsavel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"responsavel"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"responsavel"}}]}}]}}]} as unknown as DocumentNode<AtribuirMensagemMutation, AtribuirMensagemMutationVariables>;
export const CorrigirAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrigirAssinatura"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContatoDoPedidoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"corrigirAssinatura"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<CorrigirAssinaturaMutation, CorrigirAssinaturaMutationVariables>;
export const HistoricoDaAssinaturaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoricoDaAssinatura"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhaId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"alteracoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tabela"},"value":{"kind":"StringValue","value":"pedido","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"linhaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhaId"}}},{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaDeAlteracao"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"entregas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"tabela"},"value":{"kind":"StringValue","value":"pedido","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"linhaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinhaDeEntrega"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDeAlteracao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Alteracao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"em"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}},{"kind":"Field","name":{"kind":"Name","value":"acao"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"linhaId"}},{"kind":"Field","name":{"kind":"Name","value":"rotulo"}},{"kind":"Field","name":{"kind":"Name","value":"semVersao"}},{"kind":"Field","name":{"kind":"Name","value":"mudancas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"de"}},{"kind":"Field","name":{"kind":"Name","value":"para"}},{"kind":"Field","name":{"kind":"Name","value":"unidadeAntes"}},{"kind":"Field","name":{"kind":"Name","value":"unidadeDepois"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinhaDeEntrega"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Entrega"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"destino"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"linhaId"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"estado"}},{"kind":"Field","name":{"kind":"Name","value":"tentativas"}},{"kind":"Field","name":{"kind":"Name","value":"proximaEm"}},{"kind":"Field","name":{"kind":"Name","value":"resposta"}},{"kind":"Field","name":{"kind":"Name","value":"entregueEm"}}]}}]} as unknown as DocumentNode<HistoricoDaAssinaturaQuery, HistoricoDaAssinaturaQueryVariables>;
export const PreviaDoApagamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviaDoApagamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"titular"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"previaDoApagamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"titular"},"value":{"kind":"Variable","name":{"kind":"Name","value":"titular"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assinaturas"}},{"kind":"Field","name":{"kind":"Name","value":"emAberto"}},{"kind":"Field","name":{"kind":"Name","value":"mensagens"}},{"kind":"Field","name":{"kind":"Name","value":"copias"}},{"kind":"Field","name":{"kind":"Name","value":"trocas"}},{"kind":"Field","name":{"kind":"Name","value":"mencoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Mencionada"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outrosEmails"}},{"kind":"Field","name":{"kind":"Name","value":"outrosDocumentos"}},{"kind":"Field","name":{"kind":"Name","value":"copiasDaLoja"}},{"kind":"Field","name":{"kind":"Name","value":"visto"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Mencionada"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mencao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"certa"}}]}}]} as unknown as DocumentNode<PreviaDoApagamentoQuery, PreviaDoApagamentoQueryVariables>;
export const ApagarPessoaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApagarPessoa"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"titular"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visto"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"apagarPessoa"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"titular"},"value":{"kind":"Variable","name":{"kind":"Name","value":"titular"}}},{"kind":"Argument","name":{"kind":"Name","value":"visto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visto"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assinaturas"}},{"kind":"Field","name":{"kind":"Name","value":"mensagens"}},{"kind":"Field","name":{"kind":"Name","value":"copias"}},{"kind":"Field","name":{"kind":"Name","value":"mencoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Mencionada"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Mencionada"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Mencao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"certa"}}]}}]} as unknown as DocumentNode<ApagarPessoaMutation, ApagarPessoaMutationVariables>;
export const IrParaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IrPara"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pedidos"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"assinaturas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pedidos"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mensagens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pedidos"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assunto"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"planosCadastrados"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pagina"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"itens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"agendadoInicio"}},{"kind":"Field","name":{"kind":"Name","value":"agendadoFim"}},{"kind":"Field","name":{"kind":"Name","value":"agendadoValor"}}]}}]}}]}}]} as unknown as DocumentNode<IrParaQuery, IrParaQueryVariables>;
export const AtenderAssinaturasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtenderAssinaturas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AtendimentoDeAssinatura"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"feito"},"name":{"kind":"Name","value":"atenderAssinaturas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linhas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeitoEmVarias"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeitoEmVarias"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmVarias"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"feitas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deixadas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erro"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]} as unknown as DocumentNode<AtenderAssinaturasMutation, AtenderAssinaturasMutationVariables>;
export const AtenderMensagensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtenderMensagens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AtendimentoDeMensagem"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","alias":{"kind":"Name","value":"feito"},"name":{"kind":"Name","value":"atenderMensagens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"linhas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linhas"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeitoEmVarias"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeitoEmVarias"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmVarias"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"feitas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deixadas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"erro"}},{"kind":"Field","name":{"kind":"Name","value":"mensagem"}}]}}]}}]} as unknown as DocumentNode<AtenderMensagensMutation, AtenderMensagensMutationVariables>;
export const GuardarFilaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GuardarFila"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lista"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListaComFilas"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nome"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampoDaFilaInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"guardarFila"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lista"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lista"}}},{"kind":"Argument","name":{"kind":"Name","value":"nome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nome"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<GuardarFilaMutation, GuardarFilaMutationVariables>;
export const ExcluirFilaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirFila"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"excluirFila"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<ExcluirFilaMutation, ExcluirFilaMutationVariables>;
export const CotacaoDaTrocaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CotacaoDaTroca"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"escolhas"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EscolhasInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cotacaoDaTroca"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"escolhas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"escolhas"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"dinheiro"}},{"kind":"Field","name":{"kind":"Name","value":"linhas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}}]}}]}}]} as unknown as DocumentNode<CotacaoDaTrocaQuery, CotacaoDaTrocaQueryVariables>;
export const TrocarEscolhasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TrocarEscolhas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"escolhas"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EscolhasInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"valor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"trocarEscolhas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}},{"kind":"Argument","name":{"kind":"Name","value":"escolhas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"escolhas"}}},{"kind":"Argument","name":{"kind":"Name","value":"valor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"valor"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<TrocarEscolhasMutation, TrocarEscolhasMutationVariables>;
export const CotacaoDoPedidoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CotacaoDoPedido"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cliente"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContatoDoPedidoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pedido"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NovoPedidoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cotacaoDoPedido"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cliente"}}},{"kind":"Argument","name":{"kind":"Name","value":"pedido"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pedido"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"planoVisto"}},{"kind":"Field","name":{"kind":"Name","value":"jaPedido"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codigo"}},{"kind":"Field","name":{"kind":"Name","value":"criadaEm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linhas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}}]}}]}}]}}]} as unknown as DocumentNode<CotacaoDoPedidoQuery, CotacaoDoPedidoQueryVariables>;
export const RegistrarPedidoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegistrarPedido"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cliente"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContatoDoPedidoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pedido"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NovoPedidoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"valor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"registrarPedido"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cliente"}}},{"kind":"Argument","name":{"kind":"Name","value":"pedido"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pedido"}}},{"kind":"Argument","name":{"kind":"Name","value":"valor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"valor"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<RegistrarPedidoMutation, RegistrarPedidoMutationVariables>;
export const EncerrarSessoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EncerrarSessoes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"encerrarSessoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<EncerrarSessoesMutation, EncerrarSessoesMutationVariables>;
export const EncerrarMinhasSessoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EncerrarMinhasSessoes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"encerrarMinhasSessoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}]}]}}]} as unknown as DocumentNode<EncerrarMinhasSessoesMutation, EncerrarMinhasSessoesMutationVariables>;
export const CriarAdministradorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarAdministrador"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usuario"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"papel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Papel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"criarAdministrador"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"usuario"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usuario"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"papel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"papel"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"senha"}},{"kind":"Field","name":{"kind":"Name","value":"administrador"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}}]}}]}}]}}]} as unknown as DocumentNode<CriarAdministradorMutation, CriarAdministradorMutationVariables>;
export const AtivarAdministradorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtivarAdministrador"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ativo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ativarAdministrador"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ativo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ativo"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ativo"}}]}}]}}]} as unknown as DocumentNode<AtivarAdministradorMutation, AtivarAdministradorMutationVariables>;
export const MudarPapelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MudarPapel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"papel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Papel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mudarPapel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"papel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"papel"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"papel"}}]}}]}}]} as unknown as DocumentNode<MudarPapelMutation, MudarPapelMutationVariables>;
export const RedefinirSenhaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedefinirSenha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"redefinirSenha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"senha"}},{"kind":"Field","name":{"kind":"Name","value":"administrador"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}}]}}]}}]}}]} as unknown as DocumentNode<RedefinirSenhaMutation, RedefinirSenhaMutationVariables>;
export const PrepararSegundoFatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrepararSegundoFator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"prepararSegundoFator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"segredo"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"lado"}},{"kind":"Field","name":{"kind":"Name","value":"caminho"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preparo"}}]}}]}}]} as unknown as DocumentNode<PrepararSegundoFatorMutation, PrepararSegundoFatorMutationVariables>;
export const LigarSegundoFatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LigarSegundoFator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preparo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"ligarSegundoFator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}},{"kind":"Argument","name":{"kind":"Name","value":"preparo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preparo"}}}]}]}}]} as unknown as DocumentNode<LigarSegundoFatorMutation, LigarSegundoFatorMutationVariables>;
export const SortearCodigosDeRecuperacaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SortearCodigosDeRecuperacao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"sortearCodigosDeRecuperacao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}}]}]}}]} as unknown as DocumentNode<SortearCodigosDeRecuperacaoMutation, SortearCodigosDeRecuperacaoMutationVariables>;
export const DesligarSegundoFatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DesligarSegundoFator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"desligarSegundoFator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}}]}]}}]} as unknown as DocumentNode<DesligarSegundoFatorMutation, DesligarSegundoFatorMutationVariables>;
export const PrepararPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrepararPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"prepararPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"opcoes"}},{"kind":"Field","name":{"kind":"Name","value":"desafio"}}]}}]}}]} as unknown as DocumentNode<PrepararPasskeyMutation, PrepararPasskeyMutationVariables>;
export const GuardarPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GuardarPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nome"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"desafio"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resposta"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"guardarPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nome"}}},{"kind":"Argument","name":{"kind":"Name","value":"desafio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"desafio"}}},{"kind":"Argument","name":{"kind":"Name","value":"resposta"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resposta"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GuardarPasskeyMutation, GuardarPasskeyMutationVariables>;
export const ExcluirPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"excluirPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}}]}]}}]} as unknown as DocumentNode<ExcluirPasskeyMutation, ExcluirPasskeyMutationVariables>;
export const TirarSegundoFatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TirarSegundoFator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"tirarSegundoFator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fatorDesde"}}]}}]}}]} as unknown as DocumentNode<TirarSegundoFatorMutation, TirarSegundoFatorMutationVariables>;
export const ConvidarAdministradorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConvidarAdministrador"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usuario"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"papel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Papel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"convidarAdministrador"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"usuario"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usuario"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"papel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"papel"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"enviadoA"}},{"kind":"Field","name":{"kind":"Name","value":"expiraEm"}},{"kind":"Field","name":{"kind":"Name","value":"administrador"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}}]}}]}}]}}]} as unknown as DocumentNode<ConvidarAdministradorMutation, ConvidarAdministradorMutationVariables>;
export const CriarLinkDeAcessoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarLinkDeAcesso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"criarLinkDeAcesso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"enviadoA"}},{"kind":"Field","name":{"kind":"Name","value":"expiraEm"}},{"kind":"Field","name":{"kind":"Name","value":"administrador"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"}}]}}]}}]}}]} as unknown as DocumentNode<CriarLinkDeAcessoMutation, CriarLinkDeAcessoMutationVariables>;
export const MudarEmailDaContaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MudarEmailDaConta"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"senha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chave"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"mudarEmailDaConta"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"senha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"senha"}}},{"kind":"Argument","name":{"kind":"Name","value":"chave"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chave"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<MudarEmailDaContaMutation, MudarEmailDaContaMutationVariables>;