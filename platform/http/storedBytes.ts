import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import parseRange from 'range-parser';

/** Bytes at an address that never has others. */
export interface StoredBytes {
  /** Media type. */
  type: string;
  /** Names exactly these bytes. */
  digest: string;
  since: Date;
  /** Null where they are gone. */
  read: () => Promise<Buffer | null>;
}

/** The first byte and the last, counted from 0. */
type Part = { start: number; end: number } | 'whole' | 'outside';

/**
 * Answers with bytes that may be cached for good: whole, in the part that is asked for, or, to whoever has them, that they are the same, for which they
 * are not read (RFC 9110, sections 13 and 14).
 */
export async function sendStored(request: FastifyRequest, reply: FastifyReply, stored: StoredBytes): Promise<FastifyReply> {
  const etag = `"${stored.digest}"`;
  const modified = stored.since.toUTCString();
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'last-modified': modified,
    etag,
  };
  if (fresh(request.headers, headers)) return reply.code(304).headers(headers).send();
  const bytes = await stored.read();
  if (!bytes) return reply.callNotFound() as unknown as FastifyReply;
  const part = partOf(request, bytes.length, [etag, modified]);
  if (part === 'outside') {
    reply.header('content-range', `bytes */${bytes.length}`);
    throw Object.assign(new Error('the range is outside of the bytes'), { statusCode: 416 });
  }
  reply.headers(headers).type(stored.type);
  if (part === 'whole') return reply.send(bytes);
  const { start, end } = part;
  reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes.length}`);
  return reply.send(bytes.subarray(start, end + 1));
}

/** What of so many bytes is asked for. Several parts, units other than bytes, and a part of what has changed since, are nobody's duty to send. */
function partOf({ method, headers }: FastifyRequest, size: number, validators: readonly string[]): Part {
  const unchanged = headers['if-range'] === undefined || validators.includes(headers['if-range'] as string);
  // A range is one of what is sent (RFC 9110, section 14.2): to HEAD nothing is.
  if (method !== 'GET' || headers.range === undefined || !unchanged) return 'whole';
  const ranges = parseRange(size, headers.range);
  if (ranges === -1) return 'outside';
  const [range] = ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? [] : ranges;
  return range ?? 'whole';
}
