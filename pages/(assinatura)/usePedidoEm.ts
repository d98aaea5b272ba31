import { useEffect, useRef, useState } from 'react';
import { CONTEXT_ID } from '../publicDocument.ts';
import type { Data } from './acompanhar/+data.ts';

/** What the page says that follows an order. */
export type Pedido = NonNullable<Data['pedido']>;

/** How often an order that somebody looks at is asked about, in milliseconds. */
const AGAIN_MS = 30_000;

/**
 * An order as its page says it by now: whoever has paid, and waits, sees it confirmed, and whoever comes back to an order that another has replaced since does
 * not pay for it. Asked about while somebody looks, and whenever he comes back to it. What is known stays where there is no answer.
 * @param address of the page that follows it; null while it is not known
 * @param known what the page itself says, or `lendo`, which is null where the first answer is none
 */
export function usePedidoEm<Known extends Pedido | 'lendo' | null>(address: string | null, known: Known): Pedido | Known | null {
  const [pedido, setPedido] = useState<Pedido | Known | null>(known);
  // What the page has said at first is not asked for again.
  const saysNothing = useRef(known === 'lendo');
  useEffect(() => {
    if (address === null) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      askItsPage(address, signal).then(
        (now) => setPedido((before) => now ?? (before === 'lendo' ? null : before)),
        () => signal.aborted || setPedido((before) => (before === 'lendo' ? null : before)),
      );
    };
    if (saysNothing.current) ask();
    const timer = setInterval(ask, AGAIN_MS);
    document.addEventListener('visibilitychange', ask, { signal });
    addEventListener('online', ask, { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && ask(), { signal });
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [address]);
  return pedido;
}

/** What the page says that follows the order. A document of its own would be in what every order page fetches. */
async function askItsPage(address: string, signal: AbortSignal): Promise<Pedido | null> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const { data } = JSON.parse(page.getElementById(CONTEXT_ID)!.textContent) as { data: Data };
  return data.pedido;
}
