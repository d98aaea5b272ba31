import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

// Browsers send a handful of different headers; each is read once.
const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 200 }) as never,
});

/** The form that a client prefers (RFC 9110, section 12.5.3). */
export function preferredEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  return (
    (typeof acceptEncoding === 'string' && acceptEncoding.length < 500 && negotiator.negotiate(acceptEncoding)) || 'identity'
  );
}
