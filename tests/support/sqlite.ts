import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { openDatabase } from '../../platform/database/orm.ts';

/** Makes the migrated, empty file that each test's shop gets a copy of. Answers how to take it away. */
export default async function setup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'modelo-'));
  process.env.TEST_SQLITE = join(folder, 'site.db');
  const orm = await openDatabase({ url: `sqlite:${process.env.TEST_SQLITE}`, entities, migrations, alone: true });
  await orm.migrator.up();
  await orm.close();
  return () => rmSync(folder, { recursive: true });
}
