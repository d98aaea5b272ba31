import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../scripts/commands.ts';
import { canBeAnother, OTHER_ACCOUNT as uid } from '../support/account.ts';
import { startCheckout } from '../support/crash.ts';
import { PORTS } from '../support/ports.ts';

// What runs in production needs no package that `npm ci --omit=dev` leaves out.

const PORT = PORTS.slim;
/** Scripts that an operator runs where the shop is. */
const OPERATORS = ['start', ...Object.keys(COMMANDS)];
const { dependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const BUILTIN = new Set(builtinModules);

/** What a file imports when it runs: types are gone by then. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { ESNext } = ts.ModuleKind;
  const options = { module: ESNext, target: ts.ScriptTarget.ESNext, verbatimModuleSyntax: true, experimentalDecorators: true };
  const run = file.endsWith('.ts') ? ts.transpileModule(text, { compilerOptions: options }).outputText : text;
  return ts.preProcessFile(run, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Packages that some files, and what they import, need. */
function packagesOf(roots: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const queue = roots.map((root) => resolve(root));
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) queue.push(resolve(dirname(file), name));
      else if (!name.startsWith('node:') && !BUILTIN.has(name)) packages.add(name.match(/^(@[^/]+\/)?[^/]+/)![0]);
    }
  }
  return packages;
}

it('what production imports is a dependency of production', () => {
  const files = OPERATORS.flatMap((name) => scripts![name]!.match(/scripts\/\w+\.ts/) ?? []);
  const loaders = OPERATORS.flatMap((name) =>
    [...scripts![name]!.matchAll(/--import (@[^/]+\/[^/ ]+)/g)].map(([, loader]) => loader!),
  );
  const needed = packagesOf([...files, 'dist/app/server.js', 'dist/commands/commands.js', 'dist/server/entry.mjs']);
  expect(needed.size).toBeGreaterThan(15);
  const all = [...needed, ...loaders, 'node'];
  expect(all.filter((name) => !(name in dependencies!))).toEqual([]);
});

describe('a checkout with its build and the packages of production', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(() => {
    // Far from the packages of this checkout, which Node would find further up.
    folder = mkdtempSync(join(tmpdir(), 'production-'));
    chmodSync(folder, 0o755);
    const left = /^(node_modules|\.git|tests|test-results|data)$/;
    for (const name of readdirSync('.').filter((entry) => !left.test(entry)))
      cpSync(name, join(folder, name), { recursive: true });
    for (const name of ['data/demo', 'data/migrations']) cpSync(name, join(folder, name), { recursive: true });
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: boolean }> };
    const kept = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev && existsSync(path));
    for (const [path] of kept) linkPackage(path, join(folder, path));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('opens the shop, with its pages, doors and commands', async () => {
    expect(existsSync(join(folder, 'node_modules/@vitejs'))).toBe(false);
    const dataDir = join(folder, 'loja');
    const server = await startCheckout(folder, PORT, dataDir);
    try {
      for (const path of ['/', '/plano-hospedagem-php', '/ipe', '/api/docs/', '/api/planos/listarativos', '/banner/florada.webp'])
        expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200]);
      // Of what was compressed beforehand, the length is known.
      const docs = await (await fetch(`${server.url}/api/docs/`)).text();
      const loaded = [...docs.matchAll(/(?:src|href)="\.?([^"]+\.(?:js|css))"/g)].map(([, path]) => `/api/docs${path}`);
      expect(loaded.length).toBeGreaterThan(3);
      for (const path of loaded.filter((file) => !file.endsWith('/swagger-initializer.js'))) {
        const { headers: answered } = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
        expect([path, answered.get('content-encoding'), Number(answered.get('content-length')) > 0]).toEqual([path, 'br', true]);
      }
      // Files that never change, under one address: what is none of them is no page.
      const [file] = /\/assets\/[^"]+\.js/.exec(await (await fetch(server.url)).text())!;
      const { status, headers: sent } = await fetch(server.url + file);
      expect([status, sent.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
      for (const path of ['/assets/', '/assets/nada.js', `${file}.br`, '/assets/chunks', '/assets/..%2f..%2fpackage.json'])
        expect([path, (await fetch(server.url + path)).status]).toEqual([path, 404]);
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query: '{ planos { nome } }' });
      const { data } = (await (await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })).json()) as {
        data: { planos: object[] };
      };
      expect(data.planos.length).toBeGreaterThan(0);
      const command = ['--import', './scripts/typescript.ts', 'scripts/privacy.ts', 'exportar', 'a@exemplo.com'];
      const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production' };
      const said = execFileSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
      expect(JSON.parse(said)).toEqual({ assinaturas: [], mensagens: [], mencoes: [] });
      expect(await server.kill('SIGTERM')).toBe(0);
    } finally {
      await server.kill('SIGKILL');
    }
  });

  /** What the start says where the build is not of this code. */
  function startStale(how: { uid?: number; gid?: number } = {}): string[] {
    const stamp = join(folder, 'dist/stamp');
    renameSync(stamp, `${stamp}.fora`);
    const { status, stderr } = spawnSync(ownNode(), ['scripts/start.ts'], { cwd: folder, encoding: 'utf8', ...how });
    renameSync(`${stamp}.fora`, stamp);
    expect(status).toBe(1);
    return stderr.trim().split('\n');
  }

  // That of this checkout may lie where another account sees nothing.
  const ownNode = () => join(folder, 'node_modules/node/bin/node');

  it('says in one sentence that it cannot build, when the build is not of this code', () => {
    expect(startStale()).toEqual([expect.stringContaining('npm ci --omit=dev')]);
  });

  it.runIf(canBeAnother())('opens for an account that cannot write there', async () => {
    const dataDir = join(folder, 'de-outra-conta');
    mkdirSync(dataDir);
    chownSync(dataDir, uid, uid);
    const server = await startCheckout(folder, PORT, dataDir, { node: ownNode(), uid });
    expect((await fetch(`${server.url}/plano-hospedagem-php`)).status).toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  it.runIf(canBeAnother())('says in one sentence that an account that cannot write there cannot build', () => {
    const builder = join(folder, 'node_modules/@vitejs');
    linkPackage('node_modules/@vitejs/plugin-react', join(builder, 'plugin-react'));
    const said = startStale({ uid, gid: uid });
    rmSync(builder, { recursive: true });
    expect(said).toEqual([expect.stringMatching(/esta conta não pode gravar nesta pasta/)]);
  });
});

/** A package without the packages inside it; linked where the disk is the same, since some are large. */
function linkPackage(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== 'node_modules') linkPackage(source, target);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}
