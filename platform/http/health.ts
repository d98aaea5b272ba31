import fp from 'fastify-plugin';
import type { WriteProbe } from '../database/writeProbe.ts';
import { DomainError } from '../errors.ts';
import { VERSION } from '../version.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** From here on `/readyz` sends visitors elsewhere, while everything still works. */
    announceClosing: () => void;
  }
}

/** `/healthz`: the process is up, and which version it is. `/readyz`: the database takes writes, otherwise 503; 503 as well before the server closes. */
export const health = fp<{ probe: WriteProbe }>(async (app, { probe }) => {
  let closing = false;
  app.decorate('announceClosing', () => {
    closing = true;
  });
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok', version: VERSION }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (closing) throw new DomainError('unavailable', 'ENCERRANDO', 'O servidor está sendo encerrado.', { retryAfter: 5 });
    await probe().catch((cause: unknown) => {
      throw new DomainError('unavailable', 'BANCO_INDISPONIVEL', 'O banco de dados não aceita gravações agora.', { cause });
    });
    return { status: 'ok' };
  });
});
