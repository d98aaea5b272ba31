import 'reflect-metadata';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { openDatabase } from '../../platform/database/orm.ts';
import { startPostgres } from '../../scripts/scratchPostgres.ts';
import { TEMPLATE } from './database.ts';

/** What a test's data need not outlive: nothing is brought to the disk, and nobody tidies up behind the tests. */
const IN_A_HURRY = ['synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'max_connections=300'];

/** Starts the one server of PostgreSQL of a run of vitest, with a migrated database that each test's shop gets a copy of. Answers how to stop it. */
export default function setup(): Promise<() => Promise<void>> {
  return startForTests();
}

/** The same, where it is known before which port it listens on. */
export async function startForTests(port?: number): Promise<() => Promise<void>> {
  const postgres = await startPostgres(
    IN_A_HURRY.flatMap((setting) => ['-c', setting]),
    port,
  );
  process.env.TEST_POSTGRES = await postgres.database(TEMPLATE);
  const orm = await openDatabase({ url: process.env.TEST_POSTGRES, entities, migrations });
  await orm.migrator.up();
  await orm.close();
  return postgres.stop;
}
