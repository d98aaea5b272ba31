import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { create } from 'tar';
import { COMMANDS } from './commands.ts';
import { buildIsCurrent, hashSources } from './freshness.ts';
import { releaseVersion } from './releaseVersion.ts';

// `npm run release [-- FOLDER]`: one archive of what runs, without sources, builders and npm (docs/decisions/027-releases.md).

/** The oldest Node that the packages of production run on; a test holds it against what they ask for. */
const OLDEST_NODE = '22.19';
/** What Node runs. */
const PROGRAM = ['dist/server/entry.mjs', 'dist/app/*.js', 'dist/commands/*.js'];
/** What is in the archive besides the packages that the program needs. */
const CONTENTS = [
  'dist/{app,commands,server,client,graphiql}/**/*',
  'dist/assets.json',
  'data/demo/catalogo.json',
  'data/demo/banner/*',
  'deploy/{*.*,caddy/*,firewall/*,nginx/*,postgresql/*,systemd/*}',
  'docs/operations{.md,/*}',
  'docs/brand.md',
  'docs/examples/marca/**/*',
  'docs/monitoring/*',
  '.env.example',
  'CHANGELOG.md',
];
/** Reached by vike's development server only, which a release has not. */
const BUILDERS = 'node_modules/{vite,rolldown,@rolldown,esbuild,@esbuild,@babel,jiti,lightningcss*,postcss,fsevents}/**';
/** better-sqlite3 carries programs for every system: of these, those for this one. */
const PREBUILDS = 'node_modules/better-sqlite3/prebuilds';
const OWN_PREBUILDS = `${PREBUILDS}/${process.platform}*-${process.arch}.node`;
const LICENCE = /^(licen[cs]e|notice|copying)/i;

const { name, version: number, description } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;
const target = process.argv[2] ?? 'dist-release';
if (!buildIsCurrent()) build();
const version = releaseVersion(number!, digestOfSources());
// Whoever unpacks it may be another account than the one that runs it.
process.umask(0o022);
const stage = mkdtempSync(join(tmpdir(), 'release-'));
try {
  const root = join(stage, `${name}-${version}`);
  for (const file of [...contents(), ...(await packages())]) copy(file, join(root, file));
  writeOwn(root);
  await pack(root, join(target, `${name}-${version}-${process.platform}-${process.arch}.tar.gz`));
} finally {
  rmSync(stage, { recursive: true, force: true });
}

function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

function contents(): string[] {
  return globSync([...CONTENTS, OWN_PREBUILDS]).filter((file) => statSync(file).isFile());
}

/** Of what the build is made of, and of what goes in beside it as it is. */
function digestOfSources(): string {
  const hash = createHash('sha256').update(hashSources());
  for (const file of contents().sort()) if (!file.startsWith('dist/')) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Files of the packages that the program needs, with the licences under which they are handed on. */
async function packages(): Promise<string[]> {
  const { fileList } = await nodeFileTrace(globSync(PROGRAM), { base: process.cwd(), ignore: [BUILDERS, `${PREBUILDS}/**`] });
  const files = [...fileList].filter((file) => file.startsWith('node_modules/'));
  const folders = new Set(files.map((file) => file.match(/^.*node_modules\/(@[^/]+\/)?[^/]+/)![0]));
  const licences = [...folders].flatMap((folder) =>
    readdirSync(folder)
      .filter((entry) => LICENCE.test(entry))
      .map((entry) => join(folder, entry)),
  );
  return [...new Set([...files, ...licences])].filter((file) => statSync(file).isFile());
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  chmodSync(to, 0o644);
}

/** The files that only a release has: its entries, its `package.json` without packages and builders, its version. */
function writeOwn(root: string): void {
  const entries = { start: '', ...Object.fromEntries(Object.keys(COMMANDS).map((command) => [command, `'${command}'`])) };
  for (const [entry, argument] of Object.entries(entries))
    writeFileSync(join(root, `${entry}.js`), `import { launch } from './launch.js';\n\nlaunch(${argument});\n`);
  copy('scripts/launch.js', join(root, 'launch.js'));
  const scripts = Object.fromEntries(Object.keys(entries).map((entry) => [entry, `node ${entry}.js`]));
  const engines = { node: `>=${OLDEST_NODE}` };
  const own = { name, version, description, private: true, type: 'module', engines, scripts };
  writeFileSync(join(root, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  writeFileSync(join(root, 'VERSION'), `${version}\n`);
}

async function pack(root: string, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await create({ file, cwd: dirname(root), gzip: { level: 9 }, portable: true }, [basename(root)]);
  const packed = readFileSync(file);
  // In the form that `sha256sum -c` reads.
  writeFileSync(`${file}.sha256`, `${createHash('sha256').update(packed).digest('hex')}  ${basename(file)}\n`);
  console.log(`${file} (${(packed.length / 1e6).toFixed(1)} MB)`);
}
