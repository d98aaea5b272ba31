import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pino from 'pino';
import pretty from 'pino-pretty';
import type { Config } from './config.ts';
import { saidOf } from './database/saidOf.ts';
import { patient } from './patientOutput.ts';

/** Lines of one kind, from `warn` on, that are written in one minute: whatever a stranger finds to repeat, the log of errors stays readable. */
const MAX_LINES = 10;
const MINUTE_MS = 60_000;
/** The path of what no route and no page knows, as metrics call it: it may say anything. */
const NO_PATH = 'none';
/** The route of the pages. */
const PAGES = '/*';
/** One line each, with the hour and without what only a program reads. */
const READABLE: pretty.PrettyOptions = { sync: true, singleLine: true, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname' };

/**
 * Structured log lines with the request's id and no personal data: no address of the visitor, no query (the thank-you page
 * carries an e-mail), nothing that a path has in the place of a parameter, no body, no cookie, no values of a failed SQL statement.
 * @param isPage whether the shop has a page at a path: only then is the path the shop's own words
 */
export function createLogger(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  isPage: (path: string) => boolean,
): FastifyBaseLogger {
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
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request, isPage) }),
      res: ({ statusCode }: FastifyReply) => ({ statusCode }),
      err: describeError,
    },
  };
  return logFormat === 'text' ? patient(pino(options, pretty(READABLE))) : patient(pino(options));
}

/** Whether each request has its lines: somebody who looks on reads what happens to the shop, and asks for more where he wants it. */
export function tellsRequests({ logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>): boolean {
  return logFormat === 'json' || logLevel === 'debug' || logLevel === 'trace';
}

/** The path in the words of the shop: a route by its pattern, a page by its address. */
function pathOf({ url, routeOptions }: FastifyRequest, isPage: (path: string) => boolean): string {
  const pattern = routeOptions.url ?? NO_PATH;
  if (pattern !== PAGES) return pattern;
  const path = url.split('?', 1)[0]!;
  return isPage(path) ? path : NO_PATH;
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

/** An error without what a driver quotes. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, stack = '', cause } = error;
  return {
    type: name,
    message: saidOf(error),
    code: (error as NodeJS.ErrnoException).code,
    stack: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
