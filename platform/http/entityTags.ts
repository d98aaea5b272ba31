import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Longest list of validators that is looked at, in characters; a browser sends one, of 30. It is read before anybody has a turn. */
const MAX_VALIDATORS = 500;

/** What tells one body from another: its digest, as an opaque tag has it. */
export function digestOf(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** Weak comparison (RFC 9110, 8.8.3.2) of If-None-Match with tags of ours. */
export function isKnown(ifNoneMatch: string | undefined, tags: readonly string[]): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch.length > MAX_VALIDATORS) return false;
  if (ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((validator) => tags.includes(validator.trim().replace(/^W\//, '')));
}

/** The tag of a body whatever it is compressed with, and those that its kept forms have. */
function tagsOf(digest: string): string[] {
  return ['', '-br', '-gzip'].map((form) => `"${digest}${form}"`);
}

/**
 * Gives what public lists answer an entity tag also where nothing is kept of it: the first answer after a change, and what staff and machines are answered.
 * It is a weak one, since the answer is compressed afterwards, and what is kept knows it too.
 */
export const entityTags = fp(async (app) => {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload) => {
    const { kept } = request.routeOptions.config;
    const asks = request.method === 'GET' || request.method === 'HEAD';
    if (!kept || !asks || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const digest = digestOf(payload);
    reply.header('etag', `W/"${digest}"`);
    // What is one person's or one machine's is stored by nobody else.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
    if (!isKnown(request.headers['if-none-match'], tagsOf(digest))) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
});
