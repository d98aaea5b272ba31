import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// `npm run check`: every rule of the house that a machine can hold. What a machine can mend it mends; with `--strict`, as `npm test`
// runs it, that is a failure. It stops at the first that fails.
const MENDS = !process.argv.includes('--strict');
const GENERATED = [
  'data/migrations/index.ts',
  'graphql/generated/**/*.*',
  'pages/**/{icons,menuIcons}.svg',
  'pages/**/iconName.ts',
  'pages/styles/fonts/*.woff2',
  'modules/sharing/glyphs.ts',
  'pages/components/drawings/*.svg',
];
/** Databases with what belongs to them, settings, uploads. */
const OF_A_SHOP = ['*.db', '*.db-*', '*.sqlite', '.env', 'data/uploads', 'data/cache-de-imagens', 'var'];
/** An import that each dependency rule must refuse. */
const CANARIES = [
  ['no-circles', 'platform/canary.ts', './canary.ts'],
  ['pages-know-documents-and-pure-files', 'pages/canary.ts', '../modules/catalogue/plano.entity.ts'],
  ['pages-know-documents-and-pure-files', 'pages/canaryOfNode.ts', 'node:fs'],
  ['server-files-stay-on-the-server', 'pages/canaryOfTheServer.ts', './head.server.tsx'],
  ['pages-know-only-public-types', 'pages/canaryOfThePlatform.ts', '../platform/config.ts'],
  ['platform-knows-no-module', 'platform/canaryOfModules.ts', '../modules/index.ts'],
  ['modules-know-no-page', 'modules/canaryOfPages.ts', '../pages/api.ts'],
  ['no-foreign-entity', 'modules/coupons/canary.server.ts', '../catalogue/plano.entity.ts'],
  ['pure-files-stay-pure', 'modules/catalogue/canary.ts', 'sharp'],
  ['routes-and-resolvers-hold-no-queries', 'modules/coupons/canary.resolver.ts', '@mikro-orm/sqlite'],
  ['resolvable', 'platform/canaryOfNothing.ts', './nowhere.ts'],
  ['tests-support-tests', 'platform/canaryOfTests.ts', '../tests/support/shop.ts'],
] as const;
/** What the linter must refuse, of rules that are the house's own. */
const LINT_CANARIES = [
  ['modules/coupons/canary.routes.ts', 'export const canary = (em: { findOne: () => void }) => em.findOne();'],
  ['modules/coupons/canary.service.ts', "export const canary = () => fetch('/');"],
  ['pages/canary.ts', 'export const canary = process.env.CANARY;'],
] as const;
const CRUISED = 'app.ts server.ts modules platform graphql pages data scripts tests';

// A lock file that was written beside installed packages can lack those of other machines, and then nobody can install it.
step('a clean install finds everything locked', () => run('npm ci --dry-run'));
step('generated files are current', () => {
  const before = hash(GENERATED);
  run('npm run --silent generate');
  if (hash(GENERATED) === before) return;
  if (!MENDS) throw new Error('they are out of date: npm run generate');
  process.stdout.write('made anew: look at them and commit them … ');
});
step('types', () => run('tsc -p .'));
step('migrations make what the entities say', () => run('node --import ./scripts/typescript.ts scripts/schemaCurrent.ts'));
step('lint', () => run(`oxlint --deny-warnings${MENDS ? ' --fix' : ''}`));
step('format', () => run(`prettier ${MENDS ? '--write' : '--check'} --log-level warn .`));
step('dependency rules', () => run(`depcruise --output-type err ${CRUISED}`));
step('every dependency rule catches a violation', catchImports);
step('the linter catches a violation', catchLint);
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
function catchImports(): void {
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] };
  const untried = forbidden.filter(({ name }) => !CANARIES.some(([rule]) => rule === name));
  if (untried.length > 0) throw new Error(`no canary for ${untried.map(({ name }) => name).join(', ')}`);
  const files = CANARIES.map(
    ([, file, imported]) => [file, `import * as canary from '${imported}';\n\nexport default canary;\n`] as const,
  );
  const said = withCanaries(files, (names) => `depcruise --output-type err ${names}`);
  for (const [rule, file, imported] of CANARIES)
    if (!said.includes(`${rule}: ${file}`)) throw new Error(`${file} may import ${imported}: ${rule} does not see it`);
}

function catchLint(): void {
  const said = withCanaries(LINT_CANARIES, (names) => `oxlint --format unix ${names}`);
  for (const [file, code] of LINT_CANARIES) if (!said.includes(file)) throw new Error(`${file} may say ${code}`);
}

/** What a tool says of files that are there only for it. */
function withCanaries(files: readonly (readonly [file: string, code: string])[], command: (names: string) => string): string {
  try {
    for (const [file, code] of files) writeFileSync(file, code);
    const { stdout } = spawnSync(command(files.map(([file]) => file).join(' ')), { shell: true, encoding: 'utf8' });
    return stdout;
  } finally {
    for (const [file] of files) rmSync(file, { force: true });
  }
}
