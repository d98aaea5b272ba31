import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors.ts';

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

/**
 * Whether a page of another site has a browser ask, without anybody coming here (Fetch Metadata): it may not act by a cookie, nor use up what its visitors
 * may do here. Whoever follows a link comes himself.
 */
export function isStartedElsewhere({ headers, method }: Pick<FastifyRequest, 'headers' | 'method'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return false;
  return !(method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document');
}

/** The refusal of what another site has started. */
export function startedElsewhere(): DomainError {
  return new DomainError('forbidden', 'OUTRA_ORIGEM', 'Este pedido partiu de outro site e foi recusado.');
}
