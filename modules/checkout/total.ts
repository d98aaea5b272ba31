import { Big } from 'big.js';
import { descontoDoPeriodo, duasCasas, type Precificavel } from '../catalogue/preco.ts';
import type { Periodo, Periodos } from '../catalogue/periodo.ts';
import type { CupomDados } from '../coupons/cupom.ts';

interface Escolha {
  plano: Precificavel;
  periodo: Periodo;
  periodos: Periodos;
  /** Extra disk and extra IP, in reais a month before the discount. */
  disco?: number;
  ip?: number;
  cupom?: Pick<CupomDados, 'tipo' | 'valor'> | null;
}

/** Amounts of an order, each a decimal string in reais with two places. */
export interface Total {
  /** What is paid: (plan + disk + IP) × months × (1 − discount), then the coupon, never below 0 (D15). */
  total: string;
  /** Share of the extras in it, before the coupon. */
  disco: string;
  ip: string;
}

/** Prices an order. Exact decimal arithmetic, rounded half up once, at the end (D6, D15). */
export function calcularTotal({ plano, periodo, periodos, disco = 0, ip = 0, cupom }: Escolha): Total {
  const fator = Big(100)
    .minus(descontoDoPeriodo(plano, periodo, periodos))
    .times('0.01')
    .times(periodo);
  const bruto = Big(plano.valor).plus(disco).plus(ip).times(fator);
  return {
    total: duasCasas(aplicarCupom(bruto, cupom)),
    disco: duasCasas(fator.times(disco)),
    ip: duasCasas(fator.times(ip)),
  };
}

function aplicarCupom(valor: Big, cupom: Escolha['cupom']): Big {
  if (!cupom) return valor;
  const restante =
    cupom.tipo === 'porcentagem' ? valor.times(Big(100).minus(cupom.valor)).times('0.01') : valor.minus(cupom.valor);
  return restante.lt(0) ? Big(0) : restante;
}
