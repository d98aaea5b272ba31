import type { EntityClass, EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import { onCommittedChange } from './changes.ts';
import type { Orm } from './orm.ts';
import { readRows } from './rows.ts';

/** Answers by what was asked of a table. */
type Answers = Map<string, Promise<readonly object[]>>;

/** What is kept of each table, for each database that keeps any. */
const kept = new WeakMap<EntityManager['config'], Map<string, Answers>>();

/** Has this process keep what `readKept` reads until a commit of its own changes the table. Rows written past the unit of work, or by another process, are not heard of. */
export function keepRows(orm: Orm): void {
  const tables = new Map<string, Answers>();
  kept.set(orm.config, tables);
  // With the answers go those that are still being read: they may have begun before the commit.
  onCommittedChange(orm, (table) => tables.delete(table));
}

/**
 * Rows that every visitor is shown, as `readRows` has them, read once after each change where the database is kept (`keepRows`). They are
 * the same objects for everybody, and frozen. A transaction reads for itself: it sees what it has written. `where` and `orderBy` are
 * to be few: each is kept.
 */
export function readKept<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  where: FilterQuery<Entity>,
  orderBy: QueryOrderMap<Entity>,
): Promise<readonly Readonly<Entity>[]> {
  const tables = em.isInTransaction() ? undefined : kept.get(em.config);
  if (!tables) return readRows(em, entity, where, orderBy);
  const answers = answersOf(tables, em.getMetadata(entity).tableName);
  const question = JSON.stringify([where, orderBy]);
  const known = answers.get(question) as Promise<readonly Readonly<Entity>[]> | undefined;
  if (known) return known;
  const answer = readRows(em, entity, where, orderBy).then((rows) => Object.freeze(rows.map((row) => Object.freeze(row))));
  answers.set(question, answer);
  // Whoever waits hears of the failure; the next one asks again.
  answer.catch(() => answers.delete(question));
  return answer;
}

function answersOf(tables: Map<string, Answers>, table: string): Answers {
  const known = tables.get(table);
  if (known) return known;
  const answers: Answers = new Map();
  tables.set(table, answers);
  return answers;
}
