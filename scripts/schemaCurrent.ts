import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schemaDifference } from './schemaDifference.ts';

// Whether the migrations make all that the entities say, by SQLite alone, which takes a second or two; a test asks PostgreSQL too.
const folder = mkdtempSync(join(tmpdir(), 'schema-'));
const database = `sqlite:${join(folder, 'migrated.db')}`;
const { up } = await schemaDifference(database, database);
rmSync(folder, { recursive: true });
if (up.length > 0) {
  const tables = new Set(up.flatMap((statement) => /table `(\w+?)(?:__temp_alter)?`/.exec(statement)?.[1] ?? []));
  console.error(`The entities say more than the migrations (${[...tables].join(', ')}): npm run migration -- name`);
  process.exitCode = 1;
}
