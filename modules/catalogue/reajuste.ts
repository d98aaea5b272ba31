import { Big } from 'big.js';
import { duasCasas } from './preco.ts';

/** A price that becomes dearer, or cheaper, by so many percent, to the cent, rounded half up. @param porcento above -100 */
export function reajustar(valor: number, porcento: number): number {
  return Number(duasCasas(Big(valor).times(Big(100).plus(porcento)).times('0.01')));
}
