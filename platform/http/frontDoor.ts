import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { PageCache } from './pageCache.ts';
import { renderPlainPage } from './plainPage.ts';

/** Longest address, in characters; the longest that the site itself makes has about 700. */
const MAX_URL = 4096;
/** Requests worked on at once; more would only make everyone wait. */
const MAX_AT_WORK = 200;
/** Milliseconds for which the process may work on requests before it looks at the network again; what comes later is turned away. */
const MAX_BUSY = 150;
const RETRY_SECONDS = 1;

interface FrontDoorParts {
  cache: PageCache;
  /** What has to be answered however busy the server is. */
  alwaysOpen: ReadonlySet<string>;
  onTurnedAway: () => void;
}

/**
 * The HTTP server before Fastify: answers kept pages at once, turns away what is too long or too much, and waits for nobody
 * for ever (time-outs for headers, whole requests and idle connections).
 */
export function createFrontDoor({ cache, alwaysOpen, onTurnedAway }: FrontDoorParts): (handler: RequestListener) => Server {
  let atWork = 0;
  /** When the first of the requests that came together was taken up; they are worked on one after the other. */
  let busySince = 0;
  const isOverloaded = () => {
    const now = performance.now();
    if (busySince === 0) {
      busySince = now;
      setImmediate(() => {
        busySince = 0;
      });
    }
    return atWork >= MAX_AT_WORK || now - busySince > MAX_BUSY;
  };
  return (handler) => {
    const server = createServer(
      { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
      (request, response) => {
        const { url = '' } = request;
        if (url.length > MAX_URL) return refuse(request, response, 414, 'O endereço é longo demais.');
        if (cache.serve(request, response)) return;
        if (isOverloaded() && !alwaysOpen.has(url)) {
          onTurnedAway();
          response.setHeader('retry-after', RETRY_SECONDS);
          return refuse(request, response, 503, 'O site está com muitos acessos neste momento. Tente de novo em instantes.');
        }
        atWork += 1;
        response.once('close', () => {
          atWork -= 1;
        });
        handler(request, response);
      },
    );
    server.maxRequestsPerSocket = 0;
    return server;
  };
}

function refuse({ url = '' }: IncomingMessage, response: ServerResponse, status: number, sentence: string): void {
  const title = status === 503 ? 'Indisponível' : 'Pedido inválido';
  const forProgram = /^\/(api|graphql|auth)\b/.test(url);
  const body = forProgram
    ? JSON.stringify({ type: 'about:blank', title, status, detail: sentence, codigo: `HTTP_${status}`, campos: [] })
    : renderPlainPage(title, sentence);
  response
    .writeHead(status, {
      'content-type': forProgram ? 'application/problem+json; charset=utf-8' : 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .end(body);
}
