import { migrations } from '../data/migrations/index.ts';
import { entities } from '../modules/index.ts';
import { openDatabase, type Orm } from '../platform/database/orm.ts';
import { sqliteFile } from '../platform/database/sqliteFile.ts';

/** SQL, a statement each. */
export interface Step {
  up: string[];
  down: string[];
}

/**
 * What the entities say of the schema and the migrations do not yet.
 * @param migrated address of an empty database, which the migrations fill
 * @param described address of another, which is made as the entities say
 */
export async function schemaDifference(migrated: string, described: string): Promise<Step> {
  const orm = await openDatabase({ url: migrated, entities, migrations });
  await orm.migrator.up();
  const { up, down } = await orm.schema.getUpdateSchemaMigrationSQL({ wrap: false });
  const same = sqliteFile(migrated) === null ? await sameChecks(orm, described) : new Set<string>();
  await orm.close();
  const statements = (sql: string) =>
    sql
      .split(/;\n+/)
      .map((statement) => statement.trim().replace(/;$/, ''))
      .filter((statement) => statement && !same.has(/constraint "(\w+_check)"/.exec(statement)?.[1] ?? ''));
  return { up: statements(up), down: statements(down) };
}

/** Names of checks that are alike in both. PostgreSQL tells a check in other words than it was given, and the generator takes that for a change. */
async function sameChecks(migrated: Orm, url: string): Promise<ReadonlySet<string>> {
  const described = await openDatabase({ url, entities, migrations });
  await described.schema.create();
  const [mine, theirs] = await Promise.all([migrated, described].map(checksOf));
  await described.close();
  return new Set([...mine!].filter(([name, check]) => theirs!.get(name) === check).map(([name]) => name));
}

async function checksOf(orm: Orm): Promise<Map<string, string>> {
  const checks = `select conname as name, pg_get_constraintdef(oid) as said from pg_constraint where contype = 'c'`;
  const rows = (await orm.em.getConnection().execute(checks)) as { name: string; said: string }[];
  return new Map(rows.map(({ name, said }) => [name, said]));
}
