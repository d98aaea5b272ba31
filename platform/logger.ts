import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pino from 'pino';
import pretty from 'pino-pretty';
import type { Config } from './config.ts';

/** Lines of one kind, from `warn` on, that are written in one minute: whatever a stranger finds to repeat, the log of errors stays readable. */
const MAX_LINES = 10;
const MINUTE_MS = 60_000;
/** Characters of an address that a line shows; a stranger may send thousands. */
const MAX_PATH = 200;
/** One line each, with the hour and without what only a program reads. */
const READABLE: pretty.PrettyOptions = { sync: true, singleLine: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' };

/**
 * Structured log lines with the request's id and no personal data: no address of the visitor, no query (the thank-you page
 * carries an e-mail), no body, no cookie, no values of a failed SQL statement.
 */
export function createLogger({ logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>): FastifyBaseLogger {
  const written = new LRUCache<string, number>({ max: 1000, ttl: MINUTE_MS });
  const options: pino.LoggerOptions = {
    level: logLevel,
    hooks: {
      logMethod(given, write, number) {
        if (number < pino.levels.values.warn!) return write.apply(this, given);
        const kind = kindOf(given);
        const count = (written.get(kind) ?? 0) + 1;
        written.set(kind, count, { ttl: written.getRemainingTTL(kind) || MINUTE_MS });
        if (count > MAX_LINES) return;
        write.apply(this, given);
        if (count === MAX_LINES) this.warn({ kind }, 'further lines of this kind are left out for a minute');
      },
    },
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0]?.slice(0, MAX_PATH) }),
      res: ({ statusCode }: FastifyReply) => ({ statusCode }),
      err: describeError,
    },
  };
  return logFormat === 'text' ? pino(options, pretty(READABLE)) : pino(options);
}

/** Whether each request has its lines: somebody who looks on reads what happens to the shop, and asks for more where he wants it. */
export function tellsRequests({ logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>): boolean {
  return logFormat === 'json' || logLevel === 'debug' || logLevel === 'trace';
}

/** What a line says and the place in the code that its error comes from: nothing that a stranger words. */
function kindOf([bindings, message]: readonly unknown[]): string {
  if (typeof bindings === 'string') return bindings;
  const { err, code } = (bindings ?? {}) as { err?: unknown; code?: unknown };
  const place =
    err instanceof Error
      ? (err.stack ?? '')
          .split('\n')
          .find((line) => line.trimStart().startsWith('at '))
          ?.trim()
      : undefined;
  return [message, code, place].filter(Boolean).join(' ');
}

/** An error without what a driver quotes: the statement, values included, stands before the last dash of its message. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '', cause } = error;
  const said = /^(with|select|insert|update|delete|begin|commit|create|alter|drop)\b/i.test(message)
    ? message.slice(message.lastIndexOf(' - ') + 3)
    : message;
  return {
    type: name,
    message: said,
    code: (error as NodeJS.ErrnoException).code,
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
