import type { EntityManager, EventSubscriber, FlushEventArgs, TransactionEventArgs } from '@mikro-orm/core';
import type { Orm } from './orm.ts';

/** Calls back after every commit, with the tables that it has changed. Rows written past the unit of work are not seen. */
export function onCommittedChange(orm: Orm, changed: (table: string) => void): void {
  orm.em.getEventManager().registerSubscriber(new CommittedChanges(changed));
}

class CommittedChanges implements EventSubscriber {
  readonly #changed: (table: string) => void;
  /** Tables written in a transaction that is still open. */
  readonly #pending = new WeakMap<EntityManager, Set<string>>();

  constructor(changed: (table: string) => void) {
    this.#changed = changed;
  }

  afterFlush({ em, uow }: FlushEventArgs): void {
    const tables = new Set(uow.getChangeSets().map(({ meta }) => meta.tableName));
    // Told later where others cannot see the rows yet.
    if (em.isInTransaction()) this.#pending.set(em, new Set([...tables, ...(this.#pending.get(em) ?? [])]));
    else for (const table of tables) this.#changed(table);
  }

  afterTransactionCommit({ em }: TransactionEventArgs): void {
    for (const table of this.#pending.get(em) ?? []) this.#changed(table);
    this.#pending.delete(em);
  }
}
