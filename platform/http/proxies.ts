import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { TrustProxy } from '../trustProxy.ts';
import { visitorAt, type Visitor } from './visitor.ts';

/** Tells visitors from the proxies that stand before this server. */
export interface Proxies {
  /** Whether what is at the other end is a proxy, which brings many visitors. */
  isProxy: (socket: Socket) => boolean;
  /** The visitor behind a request, the same whom Fastify's `request.ip` names. */
  visitorOf: (request: IncomingMessage) => Visitor;
}

/** Reads `trustProxy` with the library that Fastify reads it with. */
export function createProxies(trustProxy: TrustProxy): Proxies {
  const trusts = compile(trustProxy);
  return {
    isProxy: ({ remoteAddress }) => remoteAddress !== undefined && trusts(remoteAddress, 0),
    visitorOf: (request) => visitorAt(proxyAddr(request, trusts)),
  };
}

function compile(trustProxy: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'function') return trustProxy;
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  return proxyAddr.compile(trustProxy.split(',').map((address) => address.trim()));
}
