import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import { openBareSqlite } from './bareSqlite.ts';
import { sqliteFile } from './sqliteFile.ts';

/** `pragma user_version` of a file without deleted text; 0 where some may be left, any other while one is made anew. */
const CLEAN = 1;
const ATTEMPTS = 100;
const PAUSE_MS = 100;

/** Notes, in the caller's transaction, that rows are deleted whose text must not stay in the file. */
export async function expectScrub(em: EntityManager): Promise<void> {
  if (em.getDriver() instanceof SqliteDriver) await (em as SqlEntityManager).execute('pragma user_version = 0');
}

/**
 * Makes a SQLite file anew from the rows that it has, so that nothing deleted is left in it or in its log (`VACUUM`, then a
 * checkpoint that empties the log), while others go on using it. Does nothing where nothing was deleted since the last time, nor
 * on PostgreSQL. Needs up to twice the file's size on the disk.
 * @throws Error when others use the file for 10 seconds on end, or the disk is full; the next call tries again
 */
export async function scrub(databaseUrl: string): Promise<void> {
  const dbName = sqliteFile(databaseUrl);
  if (dbName === null) return;
  // A connection that does not wait inside SQLite, where a server that waits holds up everybody.
  const orm = await openBareSqlite(dbName);
  const connection = orm.em.getConnection();
  const step = createScrubber((sql) => connection.execute(sql));
  try {
    await connection.execute('pragma busy_timeout = 0');
    for (let attempt = 1; !(await unlessInUse(step)); attempt++) {
      if (attempt === ATTEMPTS) throw new Error('o banco está em uso, e o que foi apagado ainda pode ser lido no arquivo dele');
      await wait(PAUSE_MS);
    }
  } finally {
    await orm.close();
  }
}

/** One attempt, which goes on where the last one was stopped. Answers whether the file is clean. */
function createScrubber(execute: (sql: string) => Promise<Record<string, unknown>[]>): () => Promise<boolean> {
  const begun = randomInt(CLEAN + 1, 2 ** 31);
  const version = async () => (await execute('pragma user_version'))[0]!.user_version;
  let made = false;
  return async () => {
    if ((await version()) === CLEAN) return true;
    // Also when somebody has deleted since it was made.
    if (!made || (await version()) !== begun) {
      await execute(`pragma user_version = ${begun}`);
      await execute('vacuum');
      made = true;
    }
    if ((await execute('pragma wal_checkpoint(truncate)'))[0]!.busy !== 0) return false;
    await execute('begin immediate');
    if ((await version()) === begun) await execute(`pragma user_version = ${CLEAN}`);
    await execute('commit');
    return (await version()) === CLEAN;
  };
}

async function unlessInUse(step: () => Promise<boolean>): Promise<boolean> {
  try {
    return await step();
  } catch (error) {
    if (/^SQLITE_(BUSY|LOCKED)/.test(String((error as { code?: unknown }).code))) return false;
    throw error;
  }
}
