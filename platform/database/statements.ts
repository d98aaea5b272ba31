import { LRUCache } from 'lru-cache';

/** More than the shop has questions without a value of somebody's in them. */
const MOST_KEPT = 200;

/** An insertion whose values are all bound to it, or the bounds of a transaction. */
const HOLDS_NO_VALUE =
  /^(?:insert into "\w+" \(["\w, ]+\) values [?, ()]+(?:returning "\w+")?|begin immediate|commit|(?:savepoint|release) \w+)$/;

/** A statement of better-sqlite3, as far as it is used here. */
interface Statement {
  /** Whether somebody is still reading from it, who must not be disturbed. */
  readonly busy: boolean;
}

/** A connection of better-sqlite3, as far as it is used here. */
export interface NativeSqlite {
  prepare: (sql: string) => Statement;
}

/**
 * Keeps the questions that an embedded database has compiled. Kysely asks for each anew, and compiling a short one, with the function
 * that makes objects of its rows, takes longer than answering it. SQLite compiles a kept one again by itself when a table has changed.
 */
export function keepStatements(database: NativeSqlite): void {
  const compile = database.prepare.bind(database);
  const kept = new LRUCache<string, Statement>({ max: MOST_KEPT });
  database.prepare = (sql) => {
    // What is written has rows in its text, which have no reason to stay, but for what `steadyStatements.ts` writes.
    if (!sql.startsWith('select') && !HOLDS_NO_VALUE.test(sql)) return compile(sql);
    const known = kept.get(sql);
    if (known && !known.busy) return known;
    const statement = compile(sql);
    kept.set(sql, statement);
    return statement;
  };
}
