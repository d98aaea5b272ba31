import { useEffect, useState } from 'react';
import type { ComoPagarFragment } from '../../../graphql/generated/graphql.ts';
import { caminhoDoPedido } from '../../../modules/checkout/identificador.ts';
import { CONTEXT_ID } from '../../publicDocument.ts';
import type { Data } from '../acompanhar/+data.ts';

/** How the order with this identifier is paid by PIX; null until that is known, where it is not, and where nobody can say: its own page may. */
export function useComoPagar(clienteIdB: string | null): ComoPagarFragment | null {
  const [comoPagar, setComoPagar] = useState<ComoPagarFragment | null>(null);
  useEffect(() => {
    if (clienteIdB === null) return undefined;
    const left = new AbortController();
    askItsPage(clienteIdB, left.signal).then(setComoPagar, () => {});
    return () => left.abort();
  }, [clienteIdB]);
  return comoPagar;
}

/** What the page says that follows the order. A document of its own would be in what every order page fetches. */
async function askItsPage(clienteIdB: string, signal: AbortSignal): Promise<ComoPagarFragment | null> {
  const answer = await fetch(caminhoDoPedido(clienteIdB), { signal });
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const { data } = JSON.parse(page.getElementById(CONTEXT_ID)!.textContent) as { data: Data };
  return data.pedido?.pagamento ?? null;
}
