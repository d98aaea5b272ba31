import { setTimeout as wait } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Orm } from './orm.ts';
import { sqliteFile } from './sqliteFile.ts';

/** Key of the lock that is taken for it on PostgreSQL, and how long is waited before it is asked for again, in milliseconds. */
const START_LOCK = 20_261_122;
const PAUSE_MS = 200;

/** Of those that are started at once over PostgreSQL one acts, and the others wait, for as long as it takes. Over an embedded database it just acts. */
export async function inTurn<Result>(orm: Orm, url: string, act: () => Promise<Result>): Promise<Result> {
  if (sqliteFile(url) !== null) return act();
  const em = orm.em.fork() as SqlEntityManager;
  await em.begin();
  try {
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    for (;;) {
      const [row] = await em.execute<{ mine: boolean }[]>('select pg_try_advisory_xact_lock(?) as mine', [START_LOCK]);
      if (row?.mine) return await act();
      await wait(PAUSE_MS);
    }
  } finally {
    await em.rollback();
  }
}
