import { createHash } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';

/** The migrated, empty database on the tests' server of PostgreSQL that others are copies of. */
export const TEMPLATE = 'modelo';

/** Whether the tests of this process keep their rows in PostgreSQL: `TEST_DATABASE` says it, and `TEST_POSTGRES` where the template is. */
export const onPostgres = process.env.TEST_DATABASE === 'postgresql';

/**
 * Address of the database of the shop with this data folder: the file in it or, on PostgreSQL, a database that goes by the folder's name. Does not make it.
 * @throws Error when PostgreSQL is wanted and none was started
 */
export function databaseOf(dataDir: string): string {
  if (!onPostgres) return `sqlite:${dataDir}/site.db`;
  return onServer(`loja_${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`);
}

/** What a process is told, so that it finds that database. */
export function databaseSettings(dataDir: string): { DATABASE_URL?: string } {
  return onPostgres ? { DATABASE_URL: databaseOf(dataDir) } : {};
}

/**
 * Makes the database of a shop: a copy of the migrated one, where a run has made it (`TEST_SQLITE`, `TEST_POSTGRES`), or an empty one, unless its file makes
 * itself. One of PostgreSQL that is there stays as it is.
 */
export async function makeDatabase(dataDir: string, how: 'migrated' | 'empty'): Promise<string> {
  const url = databaseOf(dataDir);
  const { TEST_SQLITE } = process.env;
  if (!onPostgres) {
    if (how === 'migrated' && TEST_SQLITE) copyFileSync(TEST_SQLITE, `${dataDir}/site.db`);
    return url;
  }
  const name = nameOf(url);
  await administer(async (run) => {
    const [there] = await run(`select 1 from pg_database where datname = '${name}'`);
    if (!there) await run(`create database ${name} template ${how === 'migrated' ? TEMPLATE : 'template1'} strategy file_copy`);
  });
  return url;
}

/** Takes the database of a shop away, whoever is still connected; a file goes with its folder. */
export async function dropDatabase(dataDir: string): Promise<void> {
  if (onPostgres) await administer((run) => run(`drop database if exists ${nameOf(databaseOf(dataDir))} with (force)`));
}

async function administer(act: (run: (sql: string) => Promise<object[]>) => Promise<unknown>): Promise<void> {
  const orm = await MikroORM.init({
    entities: [],
    discovery: { warnWhenNoEntities: false },
    clientUrl: onServer('postgres'),
  });
  try {
    await act((sql) => orm.em.getConnection().execute(sql));
  } finally {
    await orm.close();
  }
}

function onServer(database: string): string {
  const { TEST_POSTGRES } = process.env;
  if (!TEST_POSTGRES) throw new Error('TEST_DATABASE asks for PostgreSQL, and TEST_POSTGRES does not say where it is');
  return new URL(`/${database}`, TEST_POSTGRES).href;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
