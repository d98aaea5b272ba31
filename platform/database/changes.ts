import type { EntityManager, EntityMetadata, EventSubscriber, FlushEventArgs, TransactionEventArgs } from '@mikro-orm/core';
import type { Orm } from './orm.ts';

/** Told of a table that a commit has changed, and of how many new rows it has. */
type Changed = (table: string, created: number) => void;

/** When it is told again of what a commit without an answer may have changed, in milliseconds: longer than a statement lives. */
const DOUBTS_MS = [1000, 5000, 35_000];

/**
 * Calls back after every commit, with the tables that it has changed; also, without new rows, after one that failed or was not answered, which may be
 * stored all the same. Rows written past the unit of work are not seen.
 */
export function onCommittedChange(orm: Orm, changed: Changed): void {
  orm.em.getEventManager().registerSubscriber(new CommittedChanges(changed));
}

class CommittedChanges implements EventSubscriber {
  readonly #changed: Changed;
  /** Tables written in a transaction that is still open, with the number of their new rows. */
  readonly #pending = new WeakMap<EntityManager, Map<string, number>>();
  /** Tables that are being written, whether or not it succeeds. */
  readonly #begun = new WeakMap<EntityManager, Set<string>>();
  readonly #committing = new WeakSet<EntityManager>();

  constructor(changed: Changed) {
    this.#changed = changed;
  }

  onFlush({ em, uow }: FlushEventArgs): void {
    const tables = this.#begun.get(em) ?? new Set<string>();
    for (const { meta, type } of uow.getChangeSets())
      for (const table of [meta.tableName, ...(type === 'delete' ? changedWith(em, meta) : [])]) tables.add(table);
    this.#begun.set(em, tables);
  }

  afterFlush({ em, uow }: FlushEventArgs): void {
    const tables = this.#pending.get(em) ?? new Map<string, number>();
    for (const { meta, type } of uow.getChangeSets()) {
      tables.set(meta.tableName, (tables.get(meta.tableName) ?? 0) + (type === 'create' ? 1 : 0));
      if (type === 'delete') for (const table of changedWith(em, meta)) tables.set(table, tables.get(table) ?? 0);
    }
    this.#pending.set(em, tables);
    // Told later where others cannot see the rows yet.
    if (!em.isInTransaction()) this.#tell(em);
  }

  beforeTransactionCommit({ em }: TransactionEventArgs): void {
    this.#committing.add(em);
  }

  afterTransactionCommit({ em }: TransactionEventArgs): void {
    this.#committing.delete(em);
    this.#begun.delete(em);
    this.#tell(em);
  }

  // Before: on a connection that is gone, the rollback fails as well.
  beforeTransactionRollback({ em }: TransactionEventArgs): void {
    const tables = this.#begun.get(em) ?? [];
    this.#begun.delete(em);
    this.#pending.delete(em);
    if (!this.#committing.delete(em)) return;
    const tell = () => {
      for (const table of tables) this.#changed(table, 0);
    };
    tell();
    for (const doubt of DOUBTS_MS) setTimeout(tell, doubt).unref();
  }

  #tell(em: EntityManager): void {
    const tables = this.#pending.get(em) ?? [];
    this.#pending.delete(em);
    for (const [table, created] of tables) this.#changed(table, created);
  }
}

/** Tables whose rows the database itself changes, or deletes, when a row of this one is deleted. */
function changedWith(em: EntityManager, deleted: EntityMetadata): string[] {
  const refers = ({ props }: EntityMetadata) =>
    props.some(({ targetMeta, deleteRule }) => deleteRule && targetMeta?.tableName === deleted.tableName);
  return [...em.getMetadata().getAll().values()].filter(refers).map(({ tableName }) => tableName);
}
