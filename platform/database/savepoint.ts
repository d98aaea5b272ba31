import type { EntityManager } from '@mikro-orm/core';
import { CompiledQuery, type ControlledTransaction } from 'kysely';
import { DomainError } from '../errors.ts';

/** What came of a part of a transaction: its result, or why it was taken back. */
type Part<Result> = { result: Result } | { error: unknown };

/**
 * Does a part of a transaction, which is taken back by itself where it fails. What it has read through `tx` is forgotten when it ends, so that nothing
 * of what failed is stored with the rest. A transaction of the ORM's within another would tell of its rows before others can see them.
 * @throws when the transaction itself is gone
 */
export async function inSavepoint<Result>(tx: EntityManager, act: () => Promise<Result>): Promise<Part<Result>> {
  const open = tx.getTransactionContext<ControlledTransaction<unknown>>()!;
  const run = (sql: string) => open.executeQuery(CompiledQuery.raw(sql));
  await run('savepoint piece');
  try {
    const result = await act();
    await run('release piece');
    return { result };
  } catch (error) {
    // A full disk takes back the whole transaction (sqlite.org/lang_transaction.html, section 3): then everybody is told of that.
    await run('rollback to piece').catch((gone: unknown) => {
      // What was said to one is nobody else's.
      throw error instanceof DomainError ? gone : error;
    });
    await run('release piece');
    return { error };
  } finally {
    tx.clear();
  }
}
