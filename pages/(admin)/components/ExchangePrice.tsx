import { useCallback } from 'react';
import { CotacaoDaTrocaDocument, type EscolhasInput } from '../../../graphql/generated/desk/graphql.ts';
import { dinheiroDaTroca } from '../../../modules/checkout/troca.ts';
import { ask } from '../adminApi.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { reais } from '../format.ts';
import { QuoteLines } from './QuoteLines.tsx';
import { useQuote } from './useQuote.ts';

interface ExchangePriceProps {
  linha: { id: string; versao: number; valor: number; valorConferido: boolean };
  escolhas: EscolhasInput;
}

/** The price of an order before and after what is chosen instead, as the server reckons it. */
export function ExchangePrice({ linha, escolhas }: ExchangePriceProps) {
  const { id, versao, valor, valorConferido } = linha;
  const { enviaEmails } = useSignedIn();
  const price = useCallback(
    async ({ novas }: { novas: EscolhasInput; versao: number }) =>
      (await ask(CotacaoDaTrocaDocument, { id, escolhas: novas }, true)).cotacaoDaTroca,
    [id],
  );
  // What becomes of the money depends on what has become of the order meanwhile.
  const { quote, said, placed } = useQuote({ novas: escolhas, versao }, price, 'trocar');
  return (
    <div className={quote ? 'facts' : 'facts facts--awaited'} aria-live="polite">
      <h3>Preço</h3>
      <dl>
        <div className="facts__sum">
          <dt>Antes</dt>
          <dd>
            {reais(valor)}
            {!valorConferido && ', não conferido'}
          </dd>
        </div>
        {placed && <QuoteLines {...placed} />}
        <div className="facts__sum">
          <dt>
            <strong>Depois</strong>
          </dt>
          <dd>{quote ? <strong>{afterwards(valor, quote.valor)}</strong> : (said ?? 'Calculando…')}</dd>
        </div>
      </dl>
      {placed && <p>{dinheiroDaTroca(placed, enviaEmails)}</p>}
    </div>
  );
}

/** A total in reais, and how much more or less it is. */
function afterwards(antes: number, depois: number): string {
  const mais = Math.round((depois - antes) * 100) / 100;
  if (mais === 0) return `${reais(depois)}, o mesmo`;
  return `${reais(depois)}, ${reais(Math.abs(mais))} a ${mais > 0 ? 'mais' : 'menos'}`;
}
