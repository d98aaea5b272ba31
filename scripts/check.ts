import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

// `npm run check`: every rule of the house that a machine can hold. What a machine can mend it mends; with `--strict`, as `npm test`
// runs it, that is a failure. It stops at the first that fails.
const MENDS = !process.argv.includes('--strict');
const GENERATED = [
  'data/migrations/index.ts',
  'graphql/generated/**/*.*',
  'pages/**/{icons,menuIcons}.svg',
  'pages/**/iconName.ts',
];
/** Databases with what belongs to them, settings, uploads. */
const OF_A_SHOP = ['*.db', '*.db-*', '*.sqlite', '.env', 'data/uploads', 'var'];
/** Imports that a rule must refuse. */
const CANARIES = [
  ['pages-know-documents-and-pure-files', 'pages/canary.ts', '../modules/catalogue/plano.entity.ts'],
  ['pages-know-documents-and-pure-files', 'pages/canary.ts', 'node:fs'],
  ['server-files-stay-on-the-server', 'pages/canary.ts', './head.server.tsx'],
  ['pure-files-stay-pure', 'modules/catalogue/canary.ts', 'sharp'],
] as const;
const CRUISED = 'app.ts server.ts modules platform graphql pages data scripts tests';

step('generated files are current', () => {
  const before = hash(GENERATED);
  run('npm run --silent generate');
  if (hash(GENERATED) === before) return;
  if (!MENDS) throw new Error('they are out of date: npm run generate');
  process.stdout.write('made anew: look at them and commit them … ');
});
step('types', () => run('tsc -p .'));
step('migrations make what the entities say', () => run('node --import @oxc-node/core/register scripts/schemaCurrent.ts'));
step('lint', () => run(`oxlint --deny-warnings${MENDS ? ' --fix' : ''}`));
step('format', () => run(`prettier ${MENDS ? '--write' : '--check'} --log-level warn .`));
step('dependency rules', () => run(`depcruise --output-type err ${CRUISED}`));
step('dependency rules catch a violation', catchCanary);
step("nothing of somebody's shop is kept", () => {
  const { stdout } = spawnSync('git', ['ls-files', '--', ...OF_A_SHOP], { encoding: 'utf8' });
  if (stdout) throw new Error(`these belong to a running shop, not to its source (git rm --cached):\n${stdout}`);
});
step('dead code', () => run('knip'));

function step(name: string, check: () => void): void {
  process.stdout.write(`check: ${name} … `);
  try {
    check();
    console.log('ok');
  } catch (error) {
    console.log('failed');
    console.error((error as Error).message);
    process.exit(1);
  }
}

function run(command: string): void {
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
}

function hash(patterns: string[]): string {
  const digest = createHash('sha256');
  for (const file of globSync(patterns).sort()) digest.update(file).update(readFileSync(file));
  return digest.digest('hex');
}

// A cruiser that cannot read TypeScript, or leaves out what packages are, finds nothing and calls it success.
function catchCanary(): void {
  for (const [rule, file, imported] of CANARIES) {
    writeFileSync(file, `import * as canary from '${imported}';\n\nexport default canary;\n`);
    try {
      const { stdout } = spawnSync(`depcruise --output-type err ${file}`, { shell: true, encoding: 'utf8' });
      if (!stdout.includes(`${rule}: ${file}`)) throw new Error(`${file} may import ${imported}: ${rule} does not see it`);
    } finally {
      rmSync(file);
    }
  }
}
