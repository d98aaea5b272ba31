import type { EntityClass, EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import type { Orm } from './orm.ts';
import { readRows } from './rows.ts';

/** Answers by what was asked of a table. */
type Answers = Map<string, Promise<readonly object[]>>;

/** What a process keeps of the tables of its database. */
interface Kept {
  tables: Map<string, Answers>;
  /** Names of the tables of which anything may be kept. */
  ofTables: readonly string[];
  isCurrent: () => boolean;
}

const kept = new WeakMap<EntityManager['config'], Kept>();

/**
 * Has this process keep what `readKept` reads of these tables until it is told to forget it.
 * @param isCurrent whether every change is heard of now; nothing is kept while it is not
 */
export function keepRows(orm: Orm, { ofTables, isCurrent }: Omit<Kept, 'tables'>): void {
  kept.set(orm.config, { tables: new Map(), ofTables, isCurrent });
}

/** Forgets what is kept of a table, or (null) of every one. With the answers go those that are still being read: they may have begun before the change. */
export function forgetRows(orm: Orm, table: string | null): void {
  const { tables } = kept.get(orm.config) ?? {};
  if (table === null) tables?.clear();
  else tables?.delete(table);
}

/**
 * Rows that every visitor is shown, as `readRows` has them, read once after each change where the database is kept (`keepRows`). They are
 * the same objects for everybody, and frozen. A transaction reads for itself: it sees what it has written. `where` and `orderBy` are
 * to be few: each is kept. @throws Error of a table that no module says is kept
 */
export function readKept<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  where: FilterQuery<Entity>,
  orderBy: QueryOrderMap<Entity>,
): Promise<readonly Readonly<Entity>[]> {
  const here = em.isInTransaction() ? undefined : kept.get(em.config);
  if (!here?.isCurrent()) return readRows(em, entity, where, orderBy);
  const { tableName } = em.getMetadata(entity);
  if (!here.ofTables.includes(tableName)) throw new Error(`${tableName} is not in the \`kept\` of its module`);
  const answers = answersOf(here.tables, tableName);
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
