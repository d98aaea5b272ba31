import type { FastifyRequest } from 'fastify';

/**
 * Whether a request was made by a page of this site, or by no page at all (Fetch Metadata, W3C; Origin, RFC 6454).
 * What acts in the name of a cookie must not be started by another site.
 */
export function isSameOrigin({ headers, protocol }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin, host } = headers;
  // The Host header itself: a browser writes it, while X-Forwarded-Host is whatever a client sends through a proxy that lets it pass.
  return origin === undefined || origin === publicUrl || origin === `${protocol}://${host}`;
}
