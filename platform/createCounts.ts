import type { FastifyInstance } from 'fastify';
import { inMemory } from './boundedLimiter.ts';
import type { Config } from './config.ts';
import { keepCountsTidy } from './database/counts.ts';
import type { Orm } from './database/orm.ts';
import { sqliteFile } from './database/sqliteFile.ts';
import type { CreateLimiter } from './limiter.ts';
import { createSharedLimiters } from './sharedLimiter.ts';

/** What limits and attempts are counted by: in this process over an embedded database, for all processes over PostgreSQL. */
export function createCounts(
  { databaseUrl }: Config,
  { app, orm, key }: { app: FastifyInstance; orm: Orm; key: string },
): CreateLimiter {
  if (sqliteFile(databaseUrl) !== null) return inMemory;
  const away = (cause: unknown) => app.log.warn({ err: cause }, 'the database does not count: each process counts by itself');
  const { createLimiter, longest, close } = createSharedLimiters({ url: databaseUrl, key, away });
  const stop = keepCountsTidy(orm, longest);
  app.addHook('onClose', async () => {
    stop();
    await close();
  });
  return createLimiter;
}
