import type { PlanosParaAssinarQuery } from '../../../graphql/generated/graphql.ts';
import { FAMILIAS, familiaDoTipo, type Familia } from '../../../modules/catalogue/familia.ts';
import { linhasDoRecibo } from '../../../modules/checkout/recibo.ts';
import { calcularTotal } from '../../../modules/checkout/total.ts';
import type { CupomDados } from '../../../modules/coupons/cupom.ts';
import type { CupomLinha } from '../../../modules/coupons/cupom.campos.ts';
import { familiasDe } from '../../../modules/coupons/familias.ts';
import { recusarFamilia } from '../../../modules/coupons/recusaDaFamilia.ts';

type Plano = PlanosParaAssinarQuery['planos'][number];
/** A coupon as it is typed, of which nothing need be there yet. */
export type CupomDigitado = Pick<CupomLinha, 'planoId' | 'familias'> & Partial<CupomDados>;

const NENHUM = { quantidade: 0, valor: 0 };

/**
 * The receipt of the cheapest plan of each family that a coupon is good for, at the period that its order page opens with: there a coupon takes off most of the
 * total. @param aVenda the plans that are on sale
 */
export function receiptsWith({ codigo = '', tipo, valor, ...paraQue }: CupomDigitado, aVenda: readonly Plano[]) {
  if (!tipo || !valor) return { falta: 'Escolha o tipo e o valor: aqui aparece o recibo de quem usar o cupom.', recibos: [] };
  const cupom = { codigo: codigo || '…', tipo, valor };
  const aceitam = aVenda.filter((plano) => accepts(paraQue, plano));
  if (aceitam.length === 0) return { falta: 'Nenhum plano à venda aceita este cupom.', recibos: [] };
  const recibos = FAMILIAS.flatMap((familia) => {
    const [plano] = aceitam
      .filter(({ planoTipo }) => familiaDoTipo(planoTipo) === familia)
      .sort((um, outro) => um.valor - outro.valor);
    return plano ? [receiptOf(familia, plano, cupom)] : [];
  });
  return { falta: null, recibos };
}

function accepts({ planoId, familias }: Pick<CupomDigitado, 'planoId' | 'familias'>, { id, planoTipo }: Plano): boolean {
  return planoId === null ? recusarFamilia(familiasDe({ familias }), planoTipo) === null : id === String(planoId);
}

function receiptOf(familia: Familia, plano: Plano, cupom: CupomDados) {
  const { periodoPadrao: periodo, periodos } = familia;
  return {
    id: plano.id,
    linhas: linhasDoRecibo({ familia, plano, periodo, disco: NENHUM, ip: NENHUM, cupom }),
    total: calcularTotal({ plano, periodo, periodos, cupom }).total,
  };
}
