import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DomainError } from '../errors.ts';
import type { TrustProxy } from '../trustProxy.ts';
import { createConnections } from './connections.ts';
import type { PageCache } from './pageCache.ts';
import { createProxies } from './proxies.ts';
import { HTTP_SENTENCES, type RefusalStatus } from './httpSentences.ts';
import { BUSY, createRefusals } from './refusal.ts';
import type { ReaderOf } from './reader.ts';
import { createTurns } from './turns.ts';
import { visitorAt } from './visitor.ts';

/** Longest address, in characters; the longest that the site itself makes has about 700. */
const MAX_URL = 4096;
/** Parameters of an address; a filtered list has about 10. What reads them in vike is quadratic in those of one name. */
const MAX_PARAMETERS = 50;
/** Characters of a name with its port: 253 and a colon and five digits. */
const MAX_HOST = 259;
/** Longest content type, in characters; with a boundary it has about 100. */
const MAX_TYPE = 256;
/** Milliseconds. Who neither reads nor writes for `timeout` is cut; the clocks for a head and a whole request are looked at every second. */
const CLOCKS = {
  timeout: 10_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1000,
} as const;

const UNREADABLE: Readonly<Record<string, RefusalStatus>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

export interface FrontDoorParts {
  cache: PageCache;
  /** What has to be answered however busy the server is. */
  alwaysOpen: ReadonlySet<string>;
  onTurnedAway: () => void;
  /** Told of what is asked for, before it is answered from memory or goes on. */
  onAsked: (request: IncomingMessage, response: ServerResponse) => void;
  readerOf: ReaderOf;
  trustProxy: TrustProxy;
  /** What every answer carries. */
  headers: Readonly<Record<string, string>>;
}

/** What Node says of bytes that it cannot read. */
interface Unreadable extends NodeJS.ErrnoException {
  /** The piece in which it gave up, a Buffer whatever Fastify declares; none where nothing has come for too long. */
  rawPacket?: unknown;
}

/** What stands before Fastify, and the one hook that it needs behind it. */
interface FrontDoor {
  serverFactory: (handler: RequestListener) => Server;
  /** Answers what is no request (RFC 9112), or was too slow to become one. */
  clientErrorHandler: (error: Unreadable, socket: Socket) => void;
  /** How many requests wait for their turn, and how many are at work. */
  load: () => { waiting: number; atWork: number };
  /** Cuts connections on which nobody waits for us. */
  cutIdle: () => void;
  /** Lets a request work when its turn has come. */
  turns: (app: FastifyInstance) => Promise<void>;
}

/**
 * The HTTP server before Fastify: bounds connections, answers kept pages at once, and turns away what is too long or too much. A request
 * takes a place only while it is worked on: from when its body is in until its answer is handed over.
 */
export function createFrontDoor(parts: FrontDoorParts): FrontDoor {
  const { cache, alwaysOpen, onTurnedAway, onAsked, readerOf, trustProxy, headers } = parts;
  const { refuse, refuseOn } = createRefusals(readerOf, headers);
  const connections = createConnections();
  const proxies = createProxies(trustProxy);
  const turns = createTurns();

  // Every piece of a body in pieces is an object and a call, however small: 60 MB of one-byte pieces took gigabytes. Node would read on
  // through whatever is refused politely, so the connection goes with the answer.
  function comesInPieces(request: IncomingMessage): boolean {
    const { headers: said, socket } = request;
    if (said['transfer-encoding'] === undefined) return false;
    if (!socket.destroyed && !connections.isAnswering(socket)) refuseOn(socket, 411, originForm(request));
    return true;
  }

  // To ask is cheap; whatever else is sent there is work like any other.
  function isAlwaysOpen(method: string | undefined, url: string): boolean {
    return (method === 'GET' || method === 'HEAD') && alwaysOpen.has(url);
  }

  function serverFactory(handler: RequestListener): Server {
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      const url = originForm(request);
      // A question about the server as a whole (RFC 9112, section 3.2.4), of which there is nothing to say.
      if (url === '*') return refuse(request, response, 404);
      if (url.length > MAX_URL || countSigns(url, '&') > MAX_PARAMETERS) return refuse(request, response, 414);
      // Node would refuse it without a header (RFC 9112, section 3.2).
      if (request.headers.host === undefined && request.httpVersion === '1.1') return refuse(request, response, 400);
      // What reads a name below is quadratic in its letters.
      if ((request.headers.host?.length ?? 0) > MAX_HOST) return refuse(request, response, 400);
      const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers;
      // Nobody here asks for compressed bodies, and a few bytes of one may stand for gigabytes.
      if (encoding !== 'identity') return refuse(request, response, 415);
      // What reads it in Apollo is quadratic in its spaces.
      if (type.length > MAX_TYPE) return refuse(request, response, 415);
      onAsked(request, response);
      if (cache.serve(request, response)) return;
      // What it cannot be, Apollo would stumble over.
      if (!URL.canParse(`http://${request.headers.host ?? 'localhost'}/`)) return refuse(request, response, 400);
      if (isAlwaysOpen(request.method, url)) return handler(request, response);
      if (server.listening && turns.hasRoom(proxies.visitorOf(request))) return handler(request, response);
      onTurnedAway();
      if (!server.listening) response.setHeader('connection', 'close');
      return refuse(request, response, 503);
    };
    const server = createServer({ ...CLOCKS, requireHostHeader: false });
    server.timeout = CLOCKS.timeout;
    server.on('request', (...exchange) => {
      if (connections.admits(exchange, proxies)) return connections.inOrder(exchange, answer);
      onTurnedAway();
      // With its connection: the rest of its body may take for ever.
      exchange[1].setHeader('connection', 'close');
      return refuse(...exchange, 503);
    });
    server.on('checkExpectation', (...exchange) => connections.inOrder(exchange, (...late) => refuse(...late, 417)));
    connections.onHead(server, comesInPieces);
    connections.watch(server, proxies);
    server.on('connection', turns.arrived);
    return server;
  }

  async function takeTurn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (isAlwaysOpen(request.method, request.url)) return;
    request.givePlaceBack = await turns.take(visitorAt(request.ip), reply.raw);
    if (request.givePlaceBack) return;
    onTurnedAway();
    throw new DomainError('busy', BUSY, HTTP_SENTENCES[503], { retryAfter: 1 });
  }

  return {
    serverFactory,
    clientErrorHandler({ code = '', rawPacket }, socket) {
      if (!socket.writable || connections.isAnswering(socket)) return void socket.destroy();
      return refuseOn(socket, UNREADABLE[code] ?? 400, addressIn(rawPacket));
    },
    load: turns.size,
    cutIdle: connections.cutIdle,
    turns: fp(async (app: FastifyInstance) => {
      app.decorateRequest('givePlaceBack', null);
      app.decorateRequest('takeTurn');
      app.addHook('onRequest', async (request, reply) => {
        let turn: Promise<void> | null = null;
        request.takeTurn = () => (turn ??= takeTurn(request, reply));
      });
      // The first hook after the body has been read; who reads one takes the turn before.
      app.addHook('preValidation', (request) => request.takeTurn());
      app.addHook('onSend', async ({ givePlaceBack }) => givePlaceBack?.());
    }),
  };
}

function countSigns(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

/** The first line of a request (RFC 9112, section 3), as far as its address. */
const FIRST_LINE = /^[A-Z]+ (?:https?:\/\/[^/? \r\n]*)?(\/[^ \r\n]*) HTTP\/1\.[01]\r\n/;

/** The address of a request that cannot be read, where a piece of it begins with its first line; null where it does not. */
function addressIn(piece: unknown): string | null {
  const line = Buffer.isBuffer(piece) ? piece.toString('latin1', 0, MAX_URL) : '';
  return FIRST_LINE.exec(line)?.[1] ?? null;
}

/** The address without the server's name, which may stand before it (RFC 9112, section 3.2.2). */
function originForm(request: IncomingMessage): string {
  const { url = '' } = request;
  if (url.startsWith('/')) return url;
  request.url = url.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  return request.url;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends this request's place among those at work. */
    givePlaceBack: (() => void) | null;
    /** Waits until this request may be worked on; once is enough. @throws `MUITOS_ACESSOS` */
    takeTurn: () => Promise<void>;
  }
}
