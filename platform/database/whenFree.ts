import { setTimeout as wait } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { patiently } from './endingClient.ts';
import type { Orm } from './orm.ts';

/** For how long a table is asked for that others use, since all who come later wait behind that, and the pause before it is asked for again; in milliseconds. */
const PATIENCE_MS = 200;
const PAUSE_MS = 300;
/** What PostgreSQL calls the end of that patience. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Changes tables of PostgreSQL, in a transaction that takes as long as it takes, at a moment when nobody uses them: it is tried until there is one, and nobody is
 * held up meanwhile.
 * @param onWait hears that there was none at first
 */
export async function whenFree(orm: Orm, act: (tx: SqlEntityManager) => Promise<unknown>, onWait = () => {}): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await patiently(() =>
        orm.em.fork().transactional(async (tx) => {
          const em = tx as SqlEntityManager;
          await em.execute(`set local lock_timeout = ${PATIENCE_MS}`);
          // What is changed may have millions of rows.
          await em.execute('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
          await act(em);
        }),
      );
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
    }
    if (attempt === 0) onWait();
    await wait(PAUSE_MS);
  }
}
