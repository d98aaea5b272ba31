import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyEntity, Constructor, EntityClass, MikroORM } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator, type Migration } from '@mikro-orm/migrations';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import { MikroORM as SqliteOrm } from '@mikro-orm/sqlite';
import { giveToOwner } from '../owner.ts';
import { SteadyPostgresDriver, SteadySqliteDriver } from './drivers.ts';
import { holdOpen, takeAlone, type Hold } from './inUse.ts';
import { postgresPlace } from './postgresAddress.ts';
import { POSTGRES_WAITS } from './postgresWaits.ts';
import { keepStatements, type NativeSqlite } from './statements.ts';
import { sqliteFile, SQLITE_SUFFIXES } from './sqliteFile.ts';
import { StoredRows } from './storedRows.ts';

/** Either driver, seen through what they share. */
export type Orm = MikroORM;

/** The migrations of both dialects, oldest first. */
export interface MigrationSets {
  sqlite: Record<string, typeof Migration>;
  postgresql: Record<string, typeof Migration>;
}

interface DatabaseParts {
  url: string;
  entities: readonly EntityClass<AnyEntity>[];
  migrations: MigrationSets;
  /** An embedded one for this process only. */
  alone?: boolean;
  /** What connections to PostgreSQL are called where others can see them; one of them stays then, for as long as the process lives. */
  connectionName?: string;
}

/** What says of each embedded database that is shared that it is open. */
const holds = new WeakMap<Orm, Hold>();

/** Connects to `sqlite:PATH` or `postgresql://…` without touching the schema. @throws Error where it is wanted alone and is in use; what PostgreSQL says where it is not reached */
export async function openDatabase({ url, entities, migrations, alone = false, connectionName }: DatabaseParts): Promise<Orm> {
  const file = sqliteFile(url);
  const options = {
    entities: [...entities],
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    subscribers: [new StoredRows()],
    // The schema changes by migrations only, and those are listed by import so that the bundle carries them.
    migrations: {
      migrationsList: Object.entries(migrations[file === null ? 'postgresql' : 'sqlite']).map(([name, migration]) => ({
        name,
        class: migration as Constructor<Migration>,
      })),
      snapshot: false,
      silent: true,
    },
  };
  if (file === null) {
    const { ssl, ...place } = postgresPlace(url);
    // Which of them has changed something is told by its name.
    const named = {
      application_name: `${connectionName ?? 'loja-comando'} ${randomUUID().slice(0, 8)}`,
      ...(connectionName && { min: 1 }),
    };
    const driverOptions = { ...POSTGRES_WAITS, ...named, ssl };
    // A name that is spelt wrong would open an empty shop beside the right one.
    const ensureDatabase = false;
    return atHome(await PostgresOrm.init({ ...options, ...place, driver: SteadyPostgresDriver, driverOptions, ensureDatabase }));
  }

  const made = mkdirSync(dirname(file), { recursive: true });
  if (made !== undefined) giveToOwner(made);
  const orm = await SqliteOrm.init({ ...options, driver: SteadySqliteDriver, dbName: file });
  await hardenSqlite(orm);
  for (const suffix of SQLITE_SUFFIXES) giveToOwner(file + suffix);
  keepStatements((await orm.em.getConnection().getNativeClient()) as NativeSqlite);
  const release = await (alone ? takeAlone(file) : share(orm, file)).catch(async (cause: unknown) => {
    await orm.close();
    throw alone ? new Error(`A loja está aberta com o banco ${file}. Pare o servidor e repita.`) : cause;
  });
  const close = orm.close.bind(orm);
  orm.close = (force) => close(force).finally(release);
  return orm;
}

/** Tells the ORM in which schema its connections are at home, and names are found without one: it takes that for `public`. @throws what PostgreSQL says, and closes */
async function atHome(orm: Orm): Promise<Orm> {
  try {
    const sql = 'select current_schema() as name';
    const [row] = await orm.em.fork().getConnection().execute<{ name: string | null }[]>(sql);
    const name = row?.name ?? 'public';
    orm.em.getPlatform().getDefaultSchemaName = () => name;
    orm.config.set('schema', name);
    return orm;
  } catch (error) {
    await orm.close();
    throw error;
  }
}

async function share(orm: Orm, file: string): Promise<Hold['release']> {
  const hold = await holdOpen(file);
  holds.set(orm, hold);
  return hold.release;
}

/**
 * Does something while nobody else has this database open, where it is an embedded one that is shared. @throws Error with `code` SQLITE_BUSY
 * when somebody has
 */
export function whileAlone<Result>(orm: Orm, act: () => Promise<Result>): Promise<Result> {
  const hold = holds.get(orm);
  return hold ? hold.alone(act) : act();
}

/** How the connections to PostgreSQL call themselves, so that what one of them has done is told from what others have. */
export function nameOf(orm: Orm): string {
  return (orm.config.get('driverOptions') as { application_name: string }).application_name;
}

/** Names of the migrations that a program brings with it, oldest first. */
export function knownMigrations(orm: Orm): readonly string[] {
  return (orm.config.get('migrations').migrationsList ?? []).map((migration) => ('name' in migration ? migration.name : ''));
}

// What is deleted is overwritten, not left for whoever reads the file (secure_delete). An acknowledged row survives the loss of power (synchronous=FULL), readers do not wait for writers (WAL). A lock of somebody
// else's is waited for, but not long: the wait holds up everybody.
async function hardenSqlite(orm: SqliteOrm): Promise<void> {
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'secure_delete = ON',
    'busy_timeout = 1000',
  ]) {
    await orm.em.getConnection().execute(`pragma ${pragma}`);
  }
}
