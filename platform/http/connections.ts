import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Proxies } from './proxies.ts';
import { networkOf, visitorAt, type Visitor } from './visitor.ts';

/** Connections of one visitor. A browser opens six, and a telephone company puts hundreds of telephones behind one address, idle most of the time. */
const MAX_EACH = 256;
/** Connections of all; each costs some kilobytes. */
const MAX_CONNECTIONS = 4096;
/** How many the choice of who goes may lag behind. */
const MARGIN = 64;
/** Requests of one network behind a proxy from their heads to the ends of their answers: who sends or reads slowly holds one of the proxy's connections. */
const MAX_OPEN_EACH = 128;
/** Requests that a connection may send ahead of its answers (RFC 9112, section 9.3.2); browsers send none. */
const MAX_AHEAD = 10;

/** Connections that one visitor may have cut for it, in so many milliseconds; then he has none until they are over. */
const MAX_EXCESSES = 40;
const EXCESS_MS = 10_000;

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];

interface Conversation {
  current: Exchange | null;
  ahead: Exchange[];
}

/** What goes on over each connection of a server. */
export interface Connections {
  /** Handles a request when the answer before it, on the same connection, is on its way. */
  inOrder: (exchange: Exchange, handle: (...exchange: Exchange) => void) => void;
  /** Whether there is room for another request of the visitor behind a proxy; it counts until its answer has ended. */
  admits: (exchange: Exchange, proxies: Proxies) => boolean;
  /** Bounds the connections of this server, and cuts those on which nothing moves. */
  watch: (server: Server, proxies: Proxies) => void;
  /** Cuts a connection that has sent what takes long to read, and for a while all of a visitor who goes on with it. */
  cut: (socket: Socket) => void;
  /** Looks at each request of a server when its head is in, before Node reads its body; true cuts the connection there. */
  onHead: (server: Server, isUnwanted: (request: IncomingMessage) => boolean) => void;
  /** Cuts every connection of the watched server but those whose requests are whole and not answered yet: they wait for us. */
  cutIdle: () => void;
  /** Whether an answer has begun to go out, so that nothing else can be said. */
  isAnswering: (socket: Socket) => boolean;
}

/** Follows connections: Node hands over pipelined requests all at once (nodejs/node#50850) and keeps a peer that never reads. */
export function createConnections(): Connections {
  const conversations = new WeakMap<Socket, Conversation>();
  const visitors = new Map<string, Set<Socket>>();
  const networks = new Map<string, Set<Socket>>();
  const open = new Map<string, Set<Exchange>>();
  const all = new Set<Socket>();
  const excesses = new LRUCache<Visitor, number>({ max: 10_000, ttl: EXCESS_MS });

  // Waits for us, not we for it: its request is whole, and nothing of the answer has been sent.
  function isWaitingForUs(socket: Socket): boolean {
    const current = conversations.get(socket)?.current;
    return current ? current[0].complete && !current[1].headersSent : false;
  }

  function isAnswering(socket: Socket): boolean {
    return conversations.get(socket)?.current?.[1].headersSent ?? false;
  }

  function cut(socket: Socket): void {
    const visitor = visitorAt(socket.remoteAddress);
    excesses.set(visitor, (excesses.get(visitor) ?? 0) + 1, { ttl: excesses.getRemainingTTL(visitor) || EXCESS_MS });
    end(socket);
    if (isShutOut(visitor)) for (const other of visitors.get(visitor) ?? []) other.destroy();
  }

  function isShutOut(visitor: Visitor): boolean {
    return (excesses.get(visitor) ?? 0) >= MAX_EXCESSES;
  }

  function admits(exchange: Exchange, proxies: Proxies): boolean {
    const [request, response] = exchange;
    if (!proxies.isProxy(request.socket)) return true;
    const network = networkOf(proxies.visitorOf(request));
    const own = open.get(network) ?? new Set();
    if (own.size >= MAX_OPEN_EACH && !giveUpSlowest(own)) return false;
    open.set(network, own.add(exchange));
    response.once('close', () => {
      own.delete(exchange);
      if (own.size === 0 && open.get(network) === own) open.delete(network);
    });
    return true;
  }

  /** Cuts the oldest request that waits for its own visitor, to send the rest or to read; whoever has just come is a neighbour, perhaps. */
  function giveUpSlowest(own: Set<Exchange>): boolean {
    const slowest = [...own].find(([request, response]) => !request.complete || response.headersSent);
    slowest?.[0].socket.destroy();
    return slowest !== undefined && own.delete(slowest);
  }

  function inOrder(exchange: Exchange, handle: (...exchange: Exchange) => void): void {
    const [{ socket }, response] = exchange;
    // Node reads on in what it has of a connection that was cut.
    if (socket.destroyed) return;
    const conversation = conversations.get(socket) ?? { current: null, ahead: [] };
    conversations.set(socket, conversation);
    if (conversation.current) {
      if (conversation.ahead.push(exchange) > MAX_AHEAD) cut(socket);
      return;
    }
    conversation.current = exchange;
    response.once('close', () => {
      conversation.current = null;
      const next = conversation.ahead.shift();
      if (next && !socket.destroyed) inOrder(next, handle);
    });
    handle(...exchange);
  }

  /** Makes room for a new connection by cutting the oldest that asks for nothing, or else one whose answer is on its way. */
  function makeRoom(own: Set<Socket>): boolean {
    const sockets = [...own].filter((socket) => !isWaitingForUs(socket));
    const last = sockets.find((socket) => !isAnswering(socket)) ?? sockets[0];
    last?.destroy();
    return last !== undefined && own.delete(last);
  }

  function heaviest(): Set<Socket> {
    return [...networks.values()].reduce((one, other) => (other.size > one.size ? other : one), new Set<Socket>());
  }

  function watch(server: Server, proxies: Proxies): void {
    // Above it Node drops whoever comes; below it we choose who goes.
    server.maxConnections = MAX_CONNECTIONS + MARGIN;
    let counted = 0;
    server.on('connection', (socket) => {
      all.add(socket);
      socket.once('close', () => all.delete(socket));
      // A proxy brings many visitors, and bounds their connections itself.
      if (proxies.isProxy(socket)) return;
      const visitor = visitorAt(socket.remoteAddress);
      if (isShutOut(visitor)) return void socket.destroy();
      const own = visitors.get(visitor) ?? new Set();
      if (own.size >= MAX_EACH && !makeRoom(own)) return void socket.destroy();
      // Who holds most makes room for the rest; with a connection each, whoever came first.
      if (counted >= MAX_CONNECTIONS) makeRoom(heaviest());
      keep(visitors, visitor, socket);
      keep(networks, networkOf(visitor), socket);
      counted += 1;
      socket.once('close', () => (counted -= 1));
    });
    // Node's own clock of a socket: it also runs when the peer takes nothing of what is written.
    server.on('timeout', (socket) => {
      if (!isWaitingForUs(socket)) socket.destroy();
    });
  }

  function cutIdle(): void {
    for (const socket of all) if (!isWaitingForUs(socket)) socket.destroy();
  }

  function onHead(server: Server, isUnwanted: (request: IncomingMessage) => boolean): void {
    server.on('connection', (socket: Socket & { parser?: Reading | null }) => {
      const { parser } = socket;
      const read = parser?.onIncoming;
      if (!parser || !read) return;
      parser.onIncoming = (request, keepAlive) => {
        if (!isUnwanted(request)) return read(request, keepAlive);
        // Who has sent nothing ahead may do no better: told why, he is not kept out for it.
        if (conversations.get(socket)?.current) cut(socket);
        else end(socket);
        return NO_BODY;
      };
    });
  }

  return { admits, inOrder, watch, cut, cutIdle, onHead, isAnswering };
}

/** What tells Node's parser that what follows the head is none of its business. */
const NO_BODY = 2;

/** What Node keeps of a connection while it reads from it (lib/_http_common.js); no interface of its own tells it to stop. */
interface Reading {
  /** Takes a request when its head is in, and says what its body is. */
  onIncoming?: (request: IncomingMessage, keepAlive: boolean) => number;
  incoming?: IncomingMessage | null;
}

function keep(holders: Map<string, Set<Socket>>, name: string, socket: Socket): void {
  const own = holders.get(name) ?? new Set();
  holders.set(name, own.add(socket));
  socket.once('close', () => {
    own.delete(socket);
    if (own.size === 0 && holders.get(name) === own) holders.delete(name);
  });
}

function end(socket: Socket): void {
  stopReading(socket);
  socket.destroy();
}

/**
 * Lets what has come already go by: Node reads a piece of 64 KB to its end after its connection has been destroyed, and makes a request and an answer
 * for each of the 2,400 that fit into it, 40 ms in all.
 */
function stopReading(socket: Socket & { parser?: Reading | null }): void {
  const { parser } = socket;
  if (!parser) return;
  parser.onIncoming = () => NO_BODY;
  parser.incoming = null;
}
