import { useEffect, useState } from 'react';
import { caminhoDoPedido } from '../../../modules/checkout/identificador.ts';
import { CONTEXT_ID } from '../../publicDocument.ts';
import type { Data } from '../acompanhar/+data.ts';

/** What the page says that follows an order. */
type Pedido = NonNullable<Data['pedido']>;

/**
 * The order with this identifier as the page says it that follows it; `lendo` until that is known, null where there is no such order and where nobody can
 * say: its own page may. @param clienteIdB undefined until the address is read, null where it names none
 */
export function usePedido(clienteIdB: string | null | undefined): Pedido | 'lendo' | null {
  const [pedido, setPedido] = useState<Pedido | 'lendo' | null>('lendo');
  useEffect(() => {
    if (!clienteIdB) return undefined;
    const left = new AbortController();
    askItsPage(clienteIdB, left.signal).then(setPedido, () => left.signal.aborted || setPedido(null));
    return () => left.abort();
  }, [clienteIdB]);
  return clienteIdB === null ? null : pedido;
}

/** What the page says that follows the order. A document of its own would be in what every order page fetches. */
async function askItsPage(clienteIdB: string, signal: AbortSignal): Promise<Pedido | null> {
  const answer = await fetch(caminhoDoPedido(clienteIdB), { signal });
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const { data } = JSON.parse(page.getElementById(CONTEXT_ID)!.textContent) as { data: Data };
  return data.pedido;
}
