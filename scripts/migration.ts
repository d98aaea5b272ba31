import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onlyAdds, WIDENS } from '../platform/database/widening.ts';
import type { Step } from './schemaDifference.ts';
import { startPostgres } from './scratchPostgres.ts';
import { tablesMadeAnew, type MadeAnew } from './tablesMadeAnew.ts';

const DAY_MS = 86_400_000;
const USAGE =
  'npm run migration -- name (lower-case letters and digits, words with a hyphen): a step of the schema in both dialects.';

// `npm run migration -- name`: what the entities say and the migrations do not, as a migration for each dialect.
const [name = '', ...more] = process.argv.slice(2);
if (!/^[a-z][a-z\d]*(-[a-z][a-z\d]*)*$/.test(name) || more.length > 0) {
  console.error(USAGE);
  process.exit(2);
}
// A step that is made once more has been taken out of the folders: the list that the comparison reads may still name it.
execFileSync(process.execPath, ['scripts/indexMigrations.ts'], { stdio: 'inherit' });
const { schemaDifference } = await import('./schemaDifference.ts');
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
  const widens = Object.values(steps).every(({ up }) => onlyAdds(up));
  const whole = widens ? name + WIDENS : name;
  const file = `${day()}-${whole}.ts`;
  const className = whole.replaceAll(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  for (const [dialect, { up, down }] of Object.entries(steps)) {
    const path = `data/migrations/${dialect}/${file}`;
    writeFileSync(path, source(className, tablesMadeAnew(up), tablesMadeAnew(down)));
    console.log(path);
  }
  execFileSync('npm', ['run', '--silent', 'generate'], { stdio: 'inherit' });
  console.log('Read both: rows that are there already may need a value.');
  if (widens)
    console.log(`They only add: servers of before go on beside it. Where they must not, take "${WIDENS}" off both names.`);
}

/** Today, or the day after the last migration's: they run in the order of their names. */
function day(): string {
  const last = readdirSync('data/migrations/sqlite').toSorted().at(-1)!.slice(0, 10);
  const today = new Date().toISOString().slice(0, 10);
  return today > last ? today : new Date(Date.parse(last) + DAY_MS).toISOString().slice(0, 10);
}

function source(className: string, up: readonly (string | MadeAnew)[], down: readonly (string | MadeAnew)[]): string {
  const anew = [...up, ...down].some((act) => typeof act !== 'string');
  // What is queued runs after the method; a table is made anew in it, so that all of it runs at once then.
  const lines = (acts: readonly (string | MadeAnew)[]) =>
    acts.map((act) => (typeof act === 'string' ? statement(act, anew) : rebuild(act))).join('');
  const method = (direction: string, acts: readonly (string | MadeAnew)[]) =>
    `  override ${anew ? 'async ' : ''}${direction}(): ${anew ? 'Promise<void>' : 'void'} {\n${lines(acts)}  }\n`;
  return `import { Migration } from '@mikro-orm/migrations';
${anew ? "import { rebuildTable } from '../rebuildTable.ts';\n" : ''}
export class ${className} extends Migration {
${method('up', up)}
${method('down', down)}}
`;
}

function statement(sql: string, anew: boolean): string {
  return anew ? `    await this.execute(${quote(sql)});\n` : `    this.addSql(${quote(sql)});\n`;
}

function rebuild({ table, definition }: MadeAnew): string {
  return `    await rebuildTable(\n      (sql) => this.execute(sql),\n      '${table}',\n      () =>\n        ${quote(definition)},\n    );\n`;
}

function quote(sql: string): string {
  return `\`${sql.replaceAll(/[\\`$]/g, String.raw`\$&`)}\``;
}
