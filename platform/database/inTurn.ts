import { setTimeout as wait } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Orm } from './orm.ts';
import { sqliteFile } from './sqliteFile.ts';

/** Keys of the locks that are taken on PostgreSQL, and how long is waited before one is asked for again, in milliseconds. */
const LOCKS = { start: 20_261_122, night: 20_261_123 } as const;
const PAUSE_MS = 200;

/** What is done in turn, and what ends the wait for it. */
interface Turn {
  of: keyof typeof LOCKS;
  signal?: AbortSignal;
}

/**
 * Of those that want to act at once over PostgreSQL one acts, and the others wait, for as long as it takes; when its process dies, the next one acts. Over an
 * embedded database it just acts. @throws AbortError when the wait was ended
 */
export async function inTurn<Result>(
  orm: Orm,
  url: string,
  act: () => Promise<Result>,
  { of, signal }: Turn = { of: 'start' },
): Promise<Result> {
  if (sqliteFile(url) !== null) return act();
  const em = orm.em.fork() as SqlEntityManager;
  await em.begin();
  try {
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    for (;;) {
      const [row] = await em.execute<{ mine: boolean }[]>('select pg_try_advisory_xact_lock(?) as mine', [LOCKS[of]]);
      if (row?.mine) return await act();
      await wait(PAUSE_MS, null, { signal });
    }
  } finally {
    await em.rollback();
  }
}
