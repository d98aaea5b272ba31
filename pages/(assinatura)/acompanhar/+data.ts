import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { AcompanharDocument, type AcompanharQuery } from '../../../graphql/generated/graphql.ts';
import { caminhoDoPedido } from '../../../modules/checkout/identificador.ts';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { mostrarPedido } from './pedido.server.ts';
import { NAO_HA_PEDIDO } from './words.server.ts';

export type Data = DataOf<typeof data>;

/** How the order of this address stands; without the database, that it cannot be said now. */
export async function data(pageContext: PageContextServer) {
  const { clienteIdB = '' } = pageContext.routeParams;
  const lido = await ler(pageContext, clienteIdB);
  if (lido === null) throw render(404, { texto: NAO_HA_PEDIDO });
  const head = pageHead(pageContext, {
    titulo: 'Acompanhe o seu pedido',
    descricao: 'Em que pé está o pedido, e o que vem em seguida.',
    caminho: caminhoDoPedido(clienteIdB),
    indexar: false,
  });
  const { brand, enviaEmails, publicUrl } = pageContext;
  const endereco = publicUrl + caminhoDoPedido(clienteIdB);
  return { head, data: { endereco, pedido: lido === 'indisponivel' ? null : mostrarPedido(lido, brand, enviaEmails) } };
}

type Lido = NonNullable<AcompanharQuery['acompanhamento']>;

/** Null where there is none. */
async function ler({ execute, refusalOf, warn }: PageContextServer, clienteIdB: string): Promise<Lido | 'indisponivel' | null> {
  try {
    return (await execute(AcompanharDocument, { clienteIdB })).acompanhamento ?? null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.status === 403) throw render(403, { texto: refusal.message });
    if (refusal?.status === 429) throw render(429, { texto: refusal.message, retryAfter: refusal.retryAfter });
    if (refusal?.status !== 503) throw error;
    warn(error, 'order could not be read');
    return 'indisponivel';
  }
}
