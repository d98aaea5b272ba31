import type { Periodo, Periodos } from '../catalogue/periodo.ts';
import type { PlanoTipoNome } from '../catalogue/plano.ts';
import { familiaDoTipo } from '../catalogue/familia.ts';
import { calcularPreco, type Precificavel } from '../catalogue/preco.ts';
import type { CupomDados } from './cupom.ts';
import { familiasDe } from './familias.ts';
import { recusarFamilia } from './recusaDaFamilia.ts';

/** For what a coupon is good, as it is stored. */
interface Alcance {
  planoId: number | null;
  familias: string | null;
}

/** A plan on sale, as far as a coupon is good for it. */
interface PlanoAVenda {
  id: number | string;
  planoTipo: PlanoTipoNome;
}

const MEIO_CENTAVO = 0.005;

type Abatimento = Pick<CupomDados, 'tipo' | 'valor'>;

/** Whether a coupon is good for a plan. */
export function aceita({ planoId, familias }: Alcance, { id, planoTipo }: PlanoAVenda): boolean {
  return planoId === null ? recusarFamilia(familiasDe({ familias }), planoTipo) === null : String(id) === String(planoId);
}

/** The period of which a coupon takes off the largest part: an amount of the shortest, a percentage of all alike. */
export function periodoMaisAbatido({ tipo }: Abatimento, periodos: Periodos, padrao: Periodo): Periodo {
  return tipo === 'fixo' ? periodos[0] : padrao;
}

/** Whether a plan costs something at some period without a coupon, and nothing there with it. */
export function saiDeGraca({ tipo, valor }: Abatimento, { planoTipo }: PlanoAVenda, precos: Precificavel): boolean {
  const { periodos } = familiaDoTipo(planoTipo);
  return periodos.some((periodo) => {
    const total = Number(calcularPreco(precos, periodo, periodos).total);
    const resto = tipo === 'fixo' ? total - valor : (total * (100 - valor)) / 100;
    // Less than half a centavo is nothing, as it is rounded.
    return total > 0 && resto < MEIO_CENTAVO;
  });
}
