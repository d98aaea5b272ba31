import type { EntityManager, EventSubscriber, FlushEventArgs, TransactionEventArgs } from '@mikro-orm/core';
import type { Orm } from './orm.ts';

/** Told of a table that a commit has changed, and of how many new rows it has. */
type Changed = (table: string, created: number) => void;

/** Calls back after every commit, with the tables that it has changed. Rows written past the unit of work are not seen. */
export function onCommittedChange(orm: Orm, changed: Changed): void {
  orm.em.getEventManager().registerSubscriber(new CommittedChanges(changed));
}

class CommittedChanges implements EventSubscriber {
  readonly #changed: Changed;
  /** Tables written in a transaction that is still open, with the number of their new rows. */
  readonly #pending = new WeakMap<EntityManager, Map<string, number>>();

  constructor(changed: Changed) {
    this.#changed = changed;
  }

  afterFlush({ em, uow }: FlushEventArgs): void {
    const tables = this.#pending.get(em) ?? new Map<string, number>();
    for (const { meta, type } of uow.getChangeSets())
      tables.set(meta.tableName, (tables.get(meta.tableName) ?? 0) + (type === 'create' ? 1 : 0));
    this.#pending.set(em, tables);
    // Told later where others cannot see the rows yet.
    if (!em.isInTransaction()) this.#tell(em);
  }

  afterTransactionCommit({ em }: TransactionEventArgs): void {
    this.#tell(em);
  }

  #tell(em: EntityManager): void {
    const tables = this.#pending.get(em) ?? [];
    this.#pending.delete(em);
    for (const [table, created] of tables) this.#changed(table, created);
  }
}
