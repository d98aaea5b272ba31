import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { isStartedElsewhere } from './sameOrigin.ts';

declare const counted: unique symbol;

/** Whom limits count, in the one spelling that `visitorAt` gives; any other text is refused by the compiler. */
export type Visitor = string & { readonly [counted]: true };

/** All who come without an address that can be read: they share one count, so that garbage in a header buys nothing. */
const UNKNOWN = 'desconhecido' as Visitor;

/** Addresses that have been read, which each request asks for several times; and the longest that one is, with its zone and port. */
const read = new LRUCache<string, Visitor>({ max: 5000 });
const LONGEST = 64;

/**
 * The visitor behind an address as a socket or a proxy writes it (D35): without port, brackets or zone; IPv4-mapped as IPv4
 * (RFC 4291, 2.5.5.2); IPv6 as its /64, the least that a subscriber is given.
 */
export function visitorAt(address: string | undefined): Visitor {
  if (address === undefined) return UNKNOWN;
  const known = read.get(address);
  if (known !== undefined) return known;
  const visitor = normalise(withoutPort(address.trim())) as Visitor;
  // Nobody's garbage takes room.
  if (address.length <= LONGEST) read.set(address, visitor);
  return visitor;
}

/** Whoever looks at a page of another site that has his browser ask: he has not asked, and nothing is counted as his. */
export const ELSEWHERE = 'outro site' as Visitor;

/** The visitor behind a request, or `ELSEWHERE`. */
export function visitorBehind(request: Pick<FastifyRequest, 'ip' | 'method' | 'headers'>): Visitor {
  return isStartedElsewhere(request) ? ELSEWHERE : visitorAt(request.ip);
}

/** How a machine with a key is counted, wherever it comes from; no address is written like that. */
const MACHINE = 'chave ';

/** The machine with the key of this number, as limits count it. */
export function machineOf(key: number): Visitor {
  return `${MACHINE}${key}` as Visitor;
}

/** Whether a visitor is a machine with a key. */
export function isMachine(visitor: Visitor): boolean {
  return visitor.startsWith(MACHINE);
}

/** The /48 of a visitor by IPv6, of which one subscriber may have 65,536 /64s (RFC 6177); the visitor himself by IPv4. */
export function networkOf(visitor: Visitor): string {
  return visitor.endsWith('::/64') ? visitor.split(':', 3).join(':') : visitor;
}

function normalise(text: string): string {
  if (!ipaddr.isValid(text)) return UNKNOWN;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address);
  return bracketed?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
