import { useEffect } from 'react';
import {
  CotacaoDoPedidoDocument,
  type CotacaoDoPedidoQuery,
  type CotacaoDoPedidoQueryVariables,
} from '../../../graphql/generated/desk/graphql.ts';
import { oQueSeDiz } from '../../../modules/checkout/novoPedido.ts';
import { registroPorAno } from '../../../modules/checkout/registroDeDominio.ts';
import { ask } from '../adminApi.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { reais } from '../format.ts';
import { QuoteLines } from './QuoteLines.tsx';
import { useQuote } from './useQuote.ts';

/** What an order would cost, and of which plan, as the server says it. */
export type OrderQuote = CotacaoDoPedidoQuery['cotacaoDoPedido'];

const price = async ({ dito }: { dito: CotacaoDoPedidoQueryVariables; tries: number }) =>
  (await ask(CotacaoDoPedidoDocument, dito, true)).cotacaoDoPedido;

const UNREADABLE = 'Confira os números antes: um deles não se lê.';

interface NewOrderPriceProps {
  dito: CotacaoDoPedidoQueryVariables;
  /** Whether something is typed that cannot be read: it is not priced as nothing. */
  unreadable: boolean;
  /** How often it was tried to store it: the price is asked for anew after each. */
  tries: number;
  /** The domain that is to be registered; empty where none is. */
  registrar: string;
  /** Told of the price that is in sight, and of what it is. */
  onShown: (dito: CotacaoDoPedidoQueryVariables, quote: OrderQuote) => void;
}

/** What an order that is being written down costs, as the server reckons it. */
export function NewOrderPrice({ dito, unreadable, tries, registrar, onShown }: NewOrderPriceProps) {
  const { enviaEmails } = useSignedIn();
  const chosen = dito.pedido.planoId !== '';
  const { quote, said, placed } = useQuote(chosen && !unreadable ? { dito, tries } : null, price, 'registrar');
  useEffect(() => {
    if (quote) onShown(dito, quote);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is asked about is another object each time; an answer is of what stands here
  }, [quote]);
  const missing = !chosen ? 'Escolha o plano.' : unreadable ? UNREADABLE : undefined;
  const porAno = registroPorAno(registrar);
  return (
    <div className={quote ? 'facts' : 'facts facts--awaited'} aria-live="polite">
      <h3>Preço</h3>
      <dl>
        {placed && <QuoteLines {...placed} />}
        <div className="facts__sum">
          <dt>
            <strong>Total</strong>
          </dt>
          <dd>{quote ? <strong>{reais(quote.valor)}</strong> : (missing ?? said ?? 'Calculando…')}</dd>
        </div>
        {porAno !== null && (
          <div className="facts__sum">
            <dt>Domínio {registrar}, à parte</dt>
            <dd>{reais(porAno)}/ano</dd>
          </div>
        )}
      </dl>
      {placed && <p>{oQueSeDiz(placed.valor, enviaEmails)}</p>}
    </div>
  );
}
