import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { ROTAS_DE_ASSINATURA } from '../checkout/rotas.ts';

const ROTAS: ReadonlySet<string> = new Set(ROTAS_DE_ASSINATURA);
/** What browsers say of a page that is asked for once more. */
const AGAIN = /max-age=0|no-cache/;

/** What is asked for, and by whom. */
export type Pedida = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Whether a request is somebody who comes to an order page: a browser that goes there (Fetch Metadata, `Sec-Fetch-Dest: document`), neither to have it ready
 * in case (`Sec-Purpose`), nor to load it again, and no robot that says that it is one. Browsers that do not tell where they go are not counted.
 */
export function ehVisita({ method, url = '', headers }: Pedida): boolean {
  if (method !== 'GET' || !url.startsWith('/assineja') || !ROTAS.has(url.split('?', 1)[0]!)) return false;
  if (headers['sec-fetch-dest'] !== 'document' || headers['sec-fetch-mode'] !== 'navigate') return false;
  if (headers['sec-purpose'] !== undefined || AGAIN.test(headers['cache-control'] ?? '')) return false;
  return !isbot(headers['user-agent']);
}
