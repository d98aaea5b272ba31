import { MAX_KEYS } from '../boundedLimiter.ts';
import type { Orm } from './orm.ts';

/** Table of what limits and attempts have counted, in the columns of rate-limiter-flexible. */
export const COUNTS = 'contagens';
/** How often it is tidied up, in milliseconds. */
const TIDY_MS = 60_000;

/** Longest that anything counts, with time to spare, in milliseconds: what ends later was counted by a clock that was ahead, and would keep somebody out until then. */
const LONGEST_MS = 48 * 3_600_000;

/** Tidies the counts up once a minute, whichever process comes to it, until it is told to stop. Answers how. */
export function keepCountsTidy(orm: Orm): () => void {
  // What cannot be done now is done a minute later, by this process or another.
  const timer = setInterval(() => void tidyCounts(orm).catch(() => {}), TIDY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Deletes what is over or ends in no time that anything counts, and of each limit all but as many as memory would remember: those who have done it least go first, so that invented names do not
 * push out whoever goes on.
 */
export async function tidyCounts(orm: Orm): Promise<void> {
  const connection = orm.em.getConnection();
  const now = new Date().getTime();
  await connection.execute(`delete from ${COUNTS} where expire <= ? or expire > ?`, [now, now + LONGEST_MS]);
  await connection.execute(
    `delete from ${COUNTS} where key in (
       select key from (
         select key, row_number() over (partition by split_part(key, ':', 1) order by points desc, expire desc) as place from ${COUNTS}
       ) as ranked where place > ?
     )`,
    [MAX_KEYS],
  );
}
