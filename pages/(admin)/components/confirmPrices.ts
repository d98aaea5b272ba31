import { perguntasDaLinha } from '../../../modules/editing/perguntas.ts';
import type { FormTable, FormValues } from './formTable.ts';

/**
 * Asks, once for the whole row, before it is stored with what is worth a question: a price that jumps, and what else its form says.
 * @param antes what the row said; null for a new one
 * @param fazer what is about to be done
 */
export function confirmPrices(
  { fields, pergunta }: FormTable,
  antes: FormValues | null,
  depois: FormValues,
  fazer: 'Salvar' | 'Duplicar' = 'Salvar',
): boolean {
  const numeros = fields.flatMap((field) => (field.kind === 'numero' ? [field] : []));
  const outra = fazer === 'Salvar' && pergunta?.(antes, depois);
  const perguntas = [...perguntasDaLinha(numeros, antes, depois), ...(outra ? [outra] : [])];
  return perguntas.length === 0 || window.confirm(`${perguntas.join('\n')} ${fazer} assim?`);
}
