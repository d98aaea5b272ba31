import type { EntityManager } from '@mikro-orm/core';

/** What PostgreSQL says to one of two transactions that wait for each other, which it ends so that the other goes on. */
const DEADLOCK = '40P01';
/** What it says to one that has one picture of all rows, of which another has changed some. */
const CHANGED_MEANWHILE = '40001';
const ENDED: ReadonlySet<unknown> = new Set([DEADLOCK, CHANGED_MEANWHILE]);

/**
 * Does a whole transaction, and once more where PostgreSQL has ended it for another that waited for it: nothing of the first was done, and the other is through
 * by then. Within a transaction of the caller's it is done once: that is gone as a whole.
 * @throws what the transaction throws
 */
export async function onceMoreAfterDeadlock<Result>(em: EntityManager, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (em.isInTransaction() || !ENDED.has((error as { code?: unknown } | null)?.code)) throw error;
    return act();
  }
}
