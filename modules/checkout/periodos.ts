import { Big } from 'big.js';
import type { Periodo, Periodos } from '../catalogue/periodo.ts';
import { calcularPreco, duasCasas, type Precificavel } from '../catalogue/preco.ts';
import { calcularTotal } from './total.ts';

interface Comparado {
  plano: Precificavel;
  periodos: Periodos;
  /** Extra disk and extra IP, in reais a month before the discount. */
  disco: number;
  ip: number;
}

/** What a choice costs at one period, before a coupon; each a decimal string in reais. */
export interface PrecoDoPeriodo {
  periodo: Periodo;
  mensal: string;
  total: string;
  /** What is saved against as many monthly payments; null where nothing is. */
  economia: string | null;
}

/** What a plan with its extras costs at each of its family's periods. */
export function compararPeriodos({ plano, periodos, disco, ip }: Comparado): PrecoDoPeriodo[] {
  const comExtras = { ...plano, valor: Big(plano.valor).plus(disco).plus(ip).toNumber() };
  const totalDe = (periodo: Periodo) => calcularTotal({ plano, periodo, periodos, disco, ip }).total;
  const umMes = Big(totalDe(1));
  return periodos.map((periodo) => {
    const total = totalDe(periodo);
    const poupado = umMes.times(periodo).minus(total);
    const economia = poupado.gt(0) ? duasCasas(poupado) : null;
    return { periodo, mensal: calcularPreco(comExtras, periodo, periodos).mensal, total, economia };
  });
}
