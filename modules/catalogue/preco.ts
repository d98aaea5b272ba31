import { Big } from 'big.js';
import type { Periodo, Periodos } from './periodo.ts';
import type { PlanoLinha } from './plano.campos.ts';

const CEM = Big(100);
const CENTESIMO = Big('0.01');

/** What a price is made of; a discount that is missing counts as 0. */
export type Precificavel = Pick<PlanoLinha, 'valor'> & Partial<Pick<PlanoLinha, 'desconto1' | 'desconto2' | 'desconto3'>>;

/** Prices of a plan at one period, each a decimal string in reais with two places ("29.90"). */
export interface Preco {
  periodo: Periodo;
  /** Percent of discount of the period, 0 when the plan has none. */
  desconto: number;
  /** Monthly base price, before the discount. */
  original: string;
  /** Price a month: valor × (1 − desconto/100). */
  mensal: string;
  /** Amount paid at once: valor × (1 − desconto/100) × months, rounded from the exact product (D6). */
  total: string;
}

/** Percent of discount that a plan gives at a period; the position of the period in the family decides (section 9). */
export function descontoDoPeriodo(plano: Precificavel, periodo: Periodo, periodos: Periodos): number {
  const descontos = [plano.desconto1, plano.desconto2, plano.desconto3];
  return descontos[periodos.indexOf(periodo)] ?? 0;
}

/** Prices a plan at one period of its family. Decimal arithmetic, rounded half up once, at the end (D6). */
export function calcularPreco(plano: Precificavel, periodo: Periodo, periodos: Periodos): Preco {
  const mensal = precoMensal(plano, periodo, periodos);
  return {
    periodo,
    desconto: descontoDoPeriodo(plano, periodo, periodos),
    original: duasCasas(Big(plano.valor)),
    mensal: duasCasas(mensal),
    total: duasCasas(mensal.times(periodo)),
  };
}

/** The period at which a plan costs least a month; of equal ones the shortest. */
export function menorPreco(plano: Precificavel, periodos: Periodos): Pick<Preco, 'periodo' | 'mensal'> {
  const precos = periodos.map((periodo) => ({ periodo, mensal: duasCasas(precoMensal(plano, periodo, periodos)) }));
  // The nearest numbers to two decimals are in the order of the decimals.
  return precos.reduce((menor, preco) => (Number(preco.mensal) < Number(menor.mensal) ? preco : menor));
}

/** The price, at the period that has it, of the one of several plans of a family that costs least a month; null where there is none. */
export function menorDosPrecos(planos: readonly Precificavel[], periodos: Periodos): Preco | null {
  const precos = planos.map((plano) => calcularPreco(plano, menorPreco(plano, periodos).periodo, periodos));
  return precos.toSorted((a, b) => Number(a.mensal) - Number(b.mensal))[0] ?? null;
}

/** Exact, before it is rounded: divided by 100 through the exponent. */
function precoMensal(plano: Precificavel, periodo: Periodo, periodos: Periodos): Big {
  const desconto = descontoDoPeriodo(plano, periodo, periodos);
  const valor = Big(plano.valor);
  return desconto === 0 ? valor : valor.times(CEM.minus(desconto)).times(CENTESIMO);
}

/** Takes decimal strings as they are, digit for digit. */
const REAIS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });

/** Brazilian notation of an amount in reais: `1234.5` or `"1234.50"` is "R$ 1.234,50". */
export function formatarReais(reais: number | string): string {
  return `R$ ${REAIS.format(duasCasas(Big(reais)) as Intl.StringNumericLiteral)}`;
}

/** "15" or "12,5": a percentage as Brazilians write it, without the sign. */
export function formatarPercentual(percentual: number): string {
  return String(percentual).replace('.', ',');
}

/** Decimal string with two places, rounded half up (D6). */
export function duasCasas(valor: Big): string {
  return valor.toFixed(2, Big.roundHalfUp);
}
