import { descreverPlano, linhasDoPlano, type PlanoDados } from '../../../modules/catalogue/especificacao.ts';
import { ehPromocional, familiaDoTipo } from '../../../modules/catalogue/familia.ts';
import { lerPeriodo } from '../../../modules/catalogue/periodo.ts';
import type { PlanoTipoNome } from '../../../modules/catalogue/plano.ts';
import type { Precificavel } from '../../../modules/catalogue/preco.ts';
import { afirmacoes } from '../../../modules/checkout/afirmacoes.ts';
import { opcoesDaPagina } from '../../../modules/checkout/opcoes.ts';
import { vendeNaRota } from '../../../modules/checkout/rotas.ts';

type PlanoOferecido = PlanoDados &
  Precificavel & { id: string; nome: string; descricao: string | null; planoTipo: PlanoTipoNome } & {
    contrato: { versao: string; titulo: string; caminho: string };
  };

/**
 * Everything that an order page shows of a plan and offers with it; null where the page's address does not sell it. The server makes it for the page, and the
 * browser again once it has heard that the plan is another by now.
 * @param periodo months, as the address or the form says them; what the family does not have counts as its default
 */
export function ofertaDe(rota: string, plano: PlanoOferecido, periodo: string | undefined) {
  if (!vendeNaRota(rota, plano.planoTipo)) return null;
  const familia = familiaDoTipo(plano.planoTipo);
  const { id, nome, descricao, valor, desconto1, desconto2, desconto3, contrato } = plano;
  return {
    plano: { id, nome, descricao, valor, desconto1, desconto2, desconto3 },
    familia: { tipo: familia.tipo, nome: familia.nome, linha: familia.linha, periodos: familia.periodos },
    /** Where the plans like it are compared. */
    outros: ehPromocional(plano.planoTipo) ? '/plano-promocao' : familia.rota,
    periodo: lerPeriodo(periodo, familia.periodos, familia.periodoPadrao),
    opcoes: opcoesDaPagina(plano.planoTipo, rota),
    linhas: [...linhasDoPlano(familia, plano), ...afirmacoes(familia)],
    /** What whoever orders it accepts. */
    contrato,
    /** What is sent along, so that nothing else is sold (D16). */
    planoVisto: descreverPlano(familia, plano),
  };
}
