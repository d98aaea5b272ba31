import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import pino from 'pino';

/**
 * Structured log lines with the request's id and no personal data: no address of the visitor, no query (the thank-you page
 * carries an e-mail), no body, no cookie, no values of a failed SQL statement.
 */
export function createLogger(level: string): FastifyBaseLogger {
  return pino({
    level,
    serializers: {
      req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0] }),
      res: ({ statusCode }: FastifyReply) => ({ statusCode }),
      err: describeError,
    },
  });
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
