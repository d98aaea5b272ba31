import { reais } from '../format.ts';
import type { Quote } from './useQuote.ts';

/** What adds up to a total, line by line; what is taken off is less. */
export function QuoteLines({ linhas }: Pick<Quote, 'linhas'>) {
  return linhas.map(({ descricao, valor }) => (
    <div key={descricao}>
      <dt>{descricao}</dt>
      <dd>{valor < 0 ? `− ${reais(-valor)}` : reais(valor)}</dd>
    </div>
  ));
}
