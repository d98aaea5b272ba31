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

/** What a total consists of, in reais; these add up to it, to the centavo. */
interface Parcelas {
  /** Of all months, before the discount. */
  plano: number;
  disco: number;
  ip: number;
  /** What the period takes off, and then the coupon: negative, or 0. */
  desconto: number;
  cupom: number;
}

/** Prices an order. Exact decimal arithmetic, rounded half up once, at the end (D6, D15). */
export function calcularTotal(escolha: Escolha): Total {
  const { disco = 0, ip = 0, cupom } = escolha;
  const fator = fatorDoPeriodo(escolha);
  return {
    total: duasCasas(aplicarCupom(semCupom(escolha), cupom)),
    disco: duasCasas(fator.times(disco)),
    ip: duasCasas(fator.times(ip)),
  };
}

/**
 * Takes apart what `calcularTotal` says. What a percentage takes off is no whole number of centavos: the discount is what is missing between the
 * prices and the rounded sum that it leaves, the coupon what is missing from there to the total.
 */
export function decomporTotal(escolha: Escolha): Parcelas {
  const { plano, periodo, disco = 0, ip = 0 } = escolha;
  const cheios = { plano: emMeses(plano.valor, periodo), disco: emMeses(disco, periodo), ip: emMeses(ip, periodo) };
  const comDesconto = Big(duasCasas(semCupom(escolha)));
  return {
    plano: cheios.plano.toNumber(),
    disco: cheios.disco.toNumber(),
    ip: cheios.ip.toNumber(),
    desconto: comDesconto.minus(cheios.plano).minus(cheios.disco).minus(cheios.ip).toNumber(),
    cupom: Big(calcularTotal(escolha).total).minus(comDesconto).toNumber(),
  };
}

/** Months that are left to pay of those that are bought: with 10 % off 12 it is 10.8. */
function fatorDoPeriodo({ plano, periodo, periodos }: Escolha): Big {
  return Big(100)
    .minus(descontoDoPeriodo(plano, periodo, periodos))
    .times('0.01')
    .times(periodo);
}

/** Exact, before it is rounded. */
function semCupom(escolha: Escolha): Big {
  const { plano, disco = 0, ip = 0 } = escolha;
  return Big(plano.valor).plus(disco).plus(ip).times(fatorDoPeriodo(escolha));
}

/** In whole centavos, as prices a month are. */
function emMeses(valor: number, periodo: Periodo): Big {
  return Big(duasCasas(Big(valor).times(periodo)));
}

function aplicarCupom(valor: Big, cupom: Escolha['cupom']): Big {
  if (!cupom) return valor;
  const restante =
    cupom.tipo === 'porcentagem' ? valor.times(Big(100).minus(cupom.valor)).times('0.01') : valor.minus(cupom.valor);
  return restante.lt(0) ? Big(0) : restante;
}
