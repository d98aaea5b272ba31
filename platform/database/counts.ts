import { MAX_KEYS } from '../boundedLimiter.ts';
import type { Orm } from './orm.ts';

/** Table of what limits and attempts have counted, in the columns of rate-limiter-flexible. */
export const COUNTS = 'contagens';
/** How often it is tidied up, in milliseconds. */
const TIDY_MS = 60_000;

/** Longest that anything counts, with time to spare, in milliseconds, where its limit is of another version. */
const LONGEST_MS = 48 * 3_600_000;

/** Longest that a count of each limit lasts, in milliseconds, by its name. */
type Longest = ReadonlyMap<string, number>;

/** Tidies the counts up once a minute, whichever process comes to it, until it is told to stop. Answers how. */
export function keepCountsTidy(orm: Orm, longest: Longest): () => void {
  // What cannot be done now is done a minute later, by this process or another.
  const timer = setInterval(() => void tidyCounts(orm, longest).catch(() => {}), TIDY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Deletes what is over, what ends later than any count of its limit does, which a clock that was ahead has counted, and of each limit all but as many as memory would remember: those who have done it least go first, so that invented names do not
 * push out whoever goes on.
 */
export async function tidyCounts(orm: Orm, longest: Longest): Promise<void> {
  const connection = orm.em.getConnection();
  const kinds = [...longest].map(() => 'when ? then ?').join(' ');
  const most = kinds ? `case split_part(key, ':', 1) ${kinds} else ${LONGEST_MS} end` : LONGEST_MS;
  // By the clock of the database, which is one for all who count.
  await connection.execute(
    `with clock as materialized (select extract(epoch from clock_timestamp()) * 1000 as now)
     delete from ${COUNTS} using clock where expire <= now or expire > now + ${most}`,
    [...longest].flat(),
  );
  await connection.execute(
    `delete from ${COUNTS} where key in (
       select key from (
         select key, row_number() over (partition by split_part(key, ':', 1) order by points desc, expire desc) as place from ${COUNTS}
       ) as ranked where place > ?
     )`,
    [MAX_KEYS],
  );
}
