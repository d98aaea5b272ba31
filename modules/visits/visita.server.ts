import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { ROTAS_DE_ASSINATURA } from '../checkout/rotas.ts';

const ROTAS: ReadonlySet<string> = new Set(ROTAS_DE_ASSINATURA);
/** What names a plan in the address; without one the page has plans to choose from, and is come to once more with the one that is chosen. */
const COM_PLANO = /[?&]planoId=\d/;
/** What browsers say of a page that is asked for once more. */
const AGAIN = /max-age=0|no-cache/;

/** What is asked for, and by whom. */
export type Pedida = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * Whether a request is somebody who comes to an order page with a plan: a browser that goes there (Fetch Metadata, `Sec-Fetch-Dest: document`), not to load it again, and no
 * robot that says that it is one. A page of this shop has it fetched when its link is pressed (`SPECULATION`), and nothing is sent when that is let go of: what
 * another site has ready in case, or the browser by itself, which names no page that it comes from, is not counted. Nor are browsers that do not tell where they go.
 */
export function ehVisita({ method, url = '', headers }: Pedida): boolean {
  if (method !== 'GET' || !url.startsWith('/assineja') || !ROTAS.has(url.split('?', 1)[0]!) || !COM_PLANO.test(url)) return false;
  if (headers['sec-fetch-dest'] !== 'document' || headers['sec-fetch-mode'] !== 'navigate') return false;
  const { 'sec-purpose': purpose, 'sec-fetch-site': from } = headers;
  const isPressed = purpose === 'prefetch' && headers.referer !== undefined && from !== 'cross-site';
  if (purpose !== undefined && !isPressed) return false;
  if (AGAIN.test(headers['cache-control'] ?? '')) return false;
  return !isbot(headers['user-agent']);
}
