import type { PlanosParaAssinarQuery } from '../../../graphql/generated/graphql.ts';
import { FAMILIAS, familiaDoTipo, type Familia } from '../../../modules/catalogue/familia.ts';
import { linhasDoRecibo } from '../../../modules/checkout/recibo.ts';
import { calcularTotal } from '../../../modules/checkout/total.ts';
import { aceita, periodoMaisAbatido, saiDeGraca } from '../../../modules/coupons/alcance.ts';
import type { CupomDados } from '../../../modules/coupons/cupom.ts';
import { saemDeGraca } from '../../../modules/coupons/situacaoDoCupom.ts';
import { cupomCampos } from '../../../modules/coupons/cupom.campos.ts';
import { situacaoNoPeriodo } from '../../../modules/editing/situacao.ts';

type Digitado = Readonly<Record<string, string>>;
type Plano = PlanosParaAssinarQuery['planos'][number];

/** What a preview of a coupon says: what is to be known first, and the receipts of whoever uses it. */
interface CouponShown {
  ditos: string[];
  recibos: ReturnType<typeof receiptOf>[];
}

const NENHUM = { quantidade: 0, valor: 0 };
/** What a receipt does not depend on, in the place of what may not be typed yet. */
const RESTO = { codigo: 'CUPOM', dataInicio: '2026-01-01', dataFim: '2026-01-01' };

const only = (dito: string): CouponShown => ({ ditos: [dito], recibos: [] });

/**
 * The receipt of the cheapest plan of each family that a coupon is good for, at the period of which it takes off the largest part.
 * @param search the form as it is typed; what the form would refuse is said in the place of receipts
 * @param aVenda the plans that are on sale
 */
export function receiptsWith(search: Digitado, aVenda: readonly Plano[], agora: Date): CouponShown {
  const { tipo, valor, planoId, familias } = search;
  if (!tipo || !valor) return only('Escolha o tipo e o valor: aqui aparece o recibo de quem usar o cupom.');
  const lido = cupomCampos.safeParse({ ...RESTO, tipo, valor, planoId, familias });
  if (!lido.success) return only(lido.error.issues[0]!.message);
  const aceitam = aVenda.filter((plano) => aceita(lido.data, plano));
  if (aceitam.length === 0) return only('Nenhum plano à venda aceita este cupom.');
  const cupom = { ...lido.data, codigo: cupomCampos.shape.codigo.safeParse(search.codigo).data ?? '…' };
  const deGraca = aceitam.filter((plano) => saiDeGraca(cupom, plano, plano)).length;
  const ditos = [hoje(search, agora), deGraca > 0 && `Atenção: ${saemDeGraca(deGraca, ' com este cupom')}`];
  const recibos = FAMILIAS.flatMap((familia) => {
    const [plano] = aceitam
      .filter(({ planoTipo }) => familiaDoTipo(planoTipo) === familia)
      .sort((um, outro) => um.valor - outro.valor);
    return plano ? [receiptOf(familia, plano, cupom)] : [];
  });
  return { ditos: ditos.filter((dito) => dito !== false), recibos };
}

/** What happens to whoever uses it today, where that is not what the receipts say. */
function hoje({ ativo, dataInicio, dataFim }: Digitado, agora: Date): string | false {
  const dia = (nome: 'dataInicio' | 'dataFim', dito: string | undefined) => cupomCampos.shape[nome].safeParse(dito).data;
  const periodo = { ativo: ativo !== 'false', dataInicio: dia('dataInicio', dataInicio), dataFim: dia('dataFim', dataFim) };
  const situacao = situacaoNoPeriodo(periodo, agora);
  return situacao !== 'No ar' && `Hoje quem o usar é recusado (${situacao.toLowerCase()}). Quando valer, aos preços de hoje:`;
}

function receiptOf(familia: Familia, plano: Plano, cupom: CupomDados) {
  const { periodoPadrao, periodos } = familia;
  const periodo = periodoMaisAbatido(cupom, periodos, periodoPadrao);
  return {
    id: plano.id,
    linhas: linhasDoRecibo({ familia, plano, periodo, disco: NENHUM, ip: NENHUM, cupom }),
    total: calcularTotal({ plano, periodo, periodos, cupom }).total,
  };
}
