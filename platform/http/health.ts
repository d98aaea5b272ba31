import fp from 'fastify-plugin';
import type { Orm } from '../database/orm.ts';
import { DomainError } from '../errors.ts';

/** `/healthz`: the process is up. `/readyz`: the database answers, otherwise 503. */
export const health = fp<{ orm: Orm }>(async (app, { orm }) => {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const check = await orm.checkConnection();
    if (!check.ok)
      throw new DomainError('unavailable', 'BANCO_INDISPONIVEL', 'O banco de dados não responde.', { cause: check.reason });
    return { status: 'ok' };
  });
});
