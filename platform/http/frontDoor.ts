import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { PageCache } from './pageCache.ts';
import { renderPlainPage } from './plainPage.ts';
import { problemDocument } from './problem.ts';
import type { ReaderOf } from './reader.ts';

/** Longest address, in characters; the longest that the site itself makes has about 700. */
const MAX_URL = 4096;
/** Requests that may wait for their turn. At about 3 ms each the last of them is answered within half a second. */
const MAX_WAITING = 150;
/** Requests begun and not answered: those that wait for a look-up or a password, mostly. */
const MAX_AT_WORK = 300;
const RETRY_SECONDS = 1;

interface FrontDoorParts {
  cache: PageCache;
  /** What has to be answered however busy the server is. */
  alwaysOpen: ReadonlySet<string>;
  onTurnedAway: () => void;
  readerOf: ReaderOf;
}

/**
 * The HTTP server before Fastify: answers kept pages at once, turns away what is too long or too much, and waits for nobody
 * for ever (time-outs for headers, whole requests and idle connections).
 */
export function createFrontDoor({
  cache,
  alwaysOpen,
  onTurnedAway,
  readerOf,
}: FrontDoorParts): (handler: RequestListener) => Server {
  const refuse = createRefusal(readerOf);
  return (handler) => {
    const queue = createQueue(handler);
    return createServer({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 }, (request, response) => {
      const { url = '' } = request;
      if (url.length > MAX_URL) return refuse(request, response, 414, 'O endereço é longo demais.');
      if (cache.serve(request, response)) return;
      if (alwaysOpen.has(url)) return handler(request, response);
      if (queue.add(request, response)) return;
      onTurnedAway();
      response.setHeader('retry-after', RETRY_SECONDS);
      return refuse(request, response, 503, 'O site está com muitos acessos neste momento. Tente de novo em instantes.');
    });
  };
}

/**
 * Takes up one request in each turn of the event loop. A render runs to its end once begun, so requests taken up as they come would keep
 * the process from the network: new visitors, of whom it lets in one a turn, would wait for seconds.
 */
function createQueue(handler: RequestListener) {
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let atWork = 0;

  function takeUp(): void {
    const next = waiting.shift();
    if (waiting.length > 0) setImmediate(takeUp);
    // Who has hung up while waiting needs no answer.
    if (!next || next[1].destroyed) return;
    atWork += 1;
    next[1].once('close', () => {
      atWork -= 1;
    });
    handler(...next);
  }

  return {
    /** False when there is no room. */
    add(request: IncomingMessage, response: ServerResponse): boolean {
      if (waiting.length >= MAX_WAITING || atWork >= MAX_AT_WORK) return false;
      if (waiting.push([request, response]) === 1) setImmediate(takeUp);
      return true;
    },
  };
}

const TYPES = { program: 'application/problem+json', person: 'text/html', text: 'text/plain' } as const;

function createRefusal(readerOf: ReaderOf) {
  return ({ url = '' }: IncomingMessage, response: ServerResponse, status: number, sentence: string): void => {
    const title = status === 503 ? 'Indisponível' : 'Pedido inválido';
    const reader = readerOf(url);
    const bodies = {
      program: () => JSON.stringify(problemDocument(status, title, sentence, `HTTP_${status}`)),
      person: () => renderPlainPage(title, sentence),
      text: () => sentence,
    };
    response
      .writeHead(status, {
        'content-type': `${TYPES[reader]}; charset=utf-8`,
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .end(bodies[reader]());
  };
}
