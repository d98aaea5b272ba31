import type { Pool } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';

/** What PostgreSQL says where it gives no connection more (`too_many_connections`): to anybody, to this database or to this account. */
const NO_MORE = '53300';

/** For how long the pool lets the server alone that has refused it one, in milliseconds. */
const CONTENT_MS = 5000;
/** How often it asks while it has none at all, in milliseconds. */
const PAUSE_MS = 100;

/**
 * Has a pool make do with the connections that the server gives: who is refused a new one waits for one of those that are there, as when there are as many as
 * there may be, and not longer. Several machines want more at a peak than a bought database has, and a refusal would cost the order.
 */
export function makeDo(pool: Pool): void {
  const { max, connectionTimeoutMillis } = pool.options;
  const connect = pool.connect.bind(pool) as Pool['connect'];
  pool.connect = (async () => {
    const until = performance.now() + connectionTimeoutMillis!;
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if ((error as { code?: unknown }).code !== NO_MORE || performance.now() >= until) throw error;
        if (pool.totalCount > 0) beContent();
        else await pause(PAUSE_MS);
      }
    }
  }) as Pool['connect'];

  let again: NodeJS.Timeout | undefined;
  function beContent() {
    pool.options.max = Math.min(pool.options.max, pool.totalCount);
    again ??= setTimeout(() => {
      pool.options.max = max;
      again = undefined;
    }, CONTENT_MS).unref();
  }
}
