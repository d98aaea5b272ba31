import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schemaDifference, type Step } from './schemaDifference.ts';
import { startPostgres } from './scratchPostgres.ts';

const DAY_MS = 86_400_000;
const USAGE =
  'npm run migration -- name (lower-case letters and digits, words with a hyphen): a step of the schema in both dialects.';

// `npm run migration -- name`: what the entities say and the migrations do not, as a migration for each dialect.
const [name = '', ...more] = process.argv.slice(2);
if (!/^[a-z][a-z\d]*(-[a-z][a-z\d]*)*$/.test(name) || more.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'migration-'));
const postgres = await startPostgres();
try {
  const steps = {
    sqlite: await schemaDifference(`sqlite:${join(folder, 'migrated.db')}`, `sqlite:${join(folder, 'described.db')}`),
    postgresql: await schemaDifference(await postgres.database('migrated'), await postgres.database('described')),
  };
  if (Object.values(steps).every(({ up }) => up.length === 0)) {
    console.error('The entities say nothing that the migrations do not: nothing was written.');
    process.exitCode = 1;
  } else write(steps);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

function write(steps: Record<string, Step>): void {
  const file = `${day()}-${name}.ts`;
  const className = name.replaceAll(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  for (const [dialect, { up, down }] of Object.entries(steps)) {
    const path = `data/migrations/${dialect}/${file}`;
    writeFileSync(path, source(className, up, down));
    console.log(path);
  }
  execFileSync('npm', ['run', '--silent', 'generate'], { stdio: 'inherit' });
  console.log('Read both: rows that are there already may need a value, and SQLite cannot change a constraint (rebuildTable).');
}

/** Today, or the day after the last migration's: they run in the order of their names. */
function day(): string {
  const last = readdirSync('data/migrations/sqlite').toSorted().at(-1)!.slice(0, 10);
  const today = new Date().toISOString().slice(0, 10);
  return today > last ? today : new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, 10);
}

function source(className: string, up: readonly string[], down: readonly string[]): string {
  const lines = (sql: readonly string[]) => sql.map((statement) => `    this.addSql(${quote(statement)});\n`).join('');
  return `import { Migration } from '@mikro-orm/migrations';

export class ${className} extends Migration {
  override up(): void {
${lines(up)}  }

  override down(): void {
${lines(down)}  }
}
`;
}

function quote(statement: string): string {
  return `\`${statement.replaceAll(/[\\`$]/g, String.raw`\$&`)}\``;
}
