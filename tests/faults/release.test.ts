import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import sharp from 'sharp';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../scripts/commands.ts';
import { canBeAnother, OTHER_ACCOUNT } from '../support/account.ts';
import { ADMIN } from '../support/admin.ts';
import { startRelease, type ServerProcess } from '../support/crash.ts';
import { orderInput, sendOrder, storedKeys } from '../support/orders.ts';
import { PORTS } from '../support/ports.ts';

// What is handed to an operator: unpacked, and run by an account that can write nothing but the data folder, with Node alone.

const uid = canBeAnother() ? OTHER_ACCOUNT : undefined;
let place: string;
let archive: string;
let root: string;
let node: string;
let dataDir: string;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'released-'));
  chmodSync(place, 0o755);
  execFileSync(process.execPath, ['scripts/release.ts', join(place, 'packed')], { stdio: 'ignore' });
  archive = globSync(join(place, 'packed/*.tar.gz'))[0]!;
  await extract({ file: archive, cwd: place });
  root = globSync(join(place, 'ipe-hospedagem-*'))[0]!;
  // The Node of this checkout may lie where another account sees nothing.
  node = join(place, 'node');
  copyFileSync(process.execPath, node);
  dataDir = join(place, 'dados');
  mkdirSync(dataDir);
  if (uid !== undefined) chownSync(dataDir, uid, uid);
}, 300_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

const start = (settings: Record<string, string> = {}) => startRelease(root, PORTS.released, dataDir, settings, { node, uid });

/** Runs a command of the release from the data folder. */
function run(command: string, ...args: string[]) {
  const options = { cwd: dataDir, env: { DATA_DIR: dataDir }, uid, gid: uid, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(node, [join(root, `${command}.js`), ...args], options);
  return { status, stdout, stderr };
}

/** Newest time of anything in the release: whoever writes there changes it. */
function lastChange(): number {
  return Math.max(...globSync(join(root, '**')).map((path) => statSync(path).mtimeMs));
}

async function statusesOf({ url }: ServerProcess, paths: readonly string[]): Promise<[string, number][]> {
  return Promise.all(paths.map(async (path) => [path, (await fetch(url + path)).status]));
}

describe('the archive', () => {
  it('has at most 60 MB, and its sum beside it', () => {
    expect(statSync(archive).size).toBeLessThan(60e6);
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
    expect(readFileSync(`${archive}.sha256`, 'utf8')).toBe(`${sum}  ${basename(archive)}\n`);
  });

  it('has neither sources, builders, npm nor another Node', () => {
    const files = globSync('**/*.{ts,tsx,map}', { cwd: root });
    expect(files.filter((file) => !file.startsWith('node_modules/'))).toEqual([]);
    for (const name of ['node', 'npm', 'vite', 'esbuild', 'typescript', 'oxc-transform', '@playwright', 'vitest'])
      expect([name, existsSync(join(root, 'node_modules', name))]).toEqual([name, false]);
  });

  it('has whatever its own files and documents name of it', () => {
    const files = globSync('{deploy,docs}/**/*.*', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
    const named = files.flatMap((text) => text.match(/(?<=\/opt\/loja\/current\/)[\w./-]*\w/g) ?? []);
    expect(named.length).toBeGreaterThan(10);
    expect([...new Set(named)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('says its version, and what has changed in it', () => {
    const { version: number } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    // Which build of it, unless it is the version's own: another one is unpacked beside it.
    const version = readFileSync(join(root, 'VERSION'), 'utf8').trimEnd();
    expect(version).toMatch(new RegExp(`^${number}(\\+[0-9a-f.src]+)?$`));
    expect([basename(root), basename(archive)]).toEqual([
      `ipe-hospedagem-${version}`,
      `ipe-hospedagem-${version}-${process.platform}-${process.arch}.tar.gz`,
    ]);
    expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toMatch(new RegExp(`^## \\[${number}\\]`, 'm'));
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toMatchObject({ version, type: 'module' });
  });

  it('asks for a Node on which all its packages run', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
    const [major, minor] = engines.node.slice('>='.length).split('.').map(Number);
    const manifests = globSync('node_modules/**/package.json', { cwd: root }).map(
      (file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as { name?: string; engines?: { node?: string } },
    );
    const younger = manifests.filter((manifest) => {
      const asked = /^>= ?(\d+)(?:\.(\d+))?[\d.]*$/.exec(manifest.engines?.node ?? '');
      return asked && (Number(asked[1]) > major! || (Number(asked[1]) === major && Number(asked[2] ?? 0) > minor!));
    });
    expect(manifests.length).toBeGreaterThan(50);
    expect(younger.map(({ name }) => name)).toEqual([]);
  });
});

describe('the shop in it', { timeout: 120_000 }, () => {
  it('sells, takes pictures, answers its commands, keeps its orders over a restart, and writes to its data folder only', async () => {
    const before = lastChange();
    let server = await start({ ADMIN_PASSWORD: ADMIN.password });
    try {
      const paths = ['/', '/plano-hospedagem-php', '/assineja-hospedagem-php', '/ipe', '/api/docs/', '/banner/florada.webp'];
      expect(await statusesOf(server, paths)).toEqual(paths.map((path) => [path, 200]));
      const { version } = (await (await fetch(`${server.url}/healthz`)).json()) as { version: string };
      expect(version).toBe(readFileSync(join(root, 'VERSION'), 'utf8').trimEnd());
      const input = await orderInput(server.url, 'da-entrega');
      expect(await sendOrder(server.url, input)).toBe(true);
      expect(await upload(server)).toBe(200);

      expect(run('backup', 'copia')).toMatchObject({ status: 0, stdout: `Cópia feita e conferida em ${dataDir}/copia.\n` });
      expect(storedKeys(join(dataDir, 'copia/site.db'))).toEqual(new Set(['da-entrega']));
      const found = JSON.parse(run('privacy', 'exportar', 'maria@empresa.com.br').stdout) as { assinaturas: object[] };
      expect(found.assinaturas).toHaveLength(1);
      expect(run('admin', 'senha', 'admin')).toMatchObject({ status: 0, stdout: expect.stringContaining('Nova senha de admin') });
      expect(run('restore', 'copia')).toMatchObject({ status: 1, stderr: expect.stringContaining('A loja está aberta') });

      expect(await server.kill('SIGTERM')).toBe(0);
      server = await start();
      expect(storedKeys(join(dataDir, 'site.db'))).toEqual(new Set(['da-entrega']));
      // The same order again is answered with the one that is there.
      expect(await sendOrder(server.url, input)).toBe(true);
      expect(await server.kill('SIGTERM')).toBe(0);
      expect(run('restore', 'copia')).toMatchObject({ status: 0, stdout: expect.stringContaining('1 assinatura,') });
    } finally {
      await server.kill('SIGKILL');
    }
    expect(lastChange()).toBe(before);
  });

  it('says how a command is called', () => {
    for (const command of ['admin', 'privacy', 'backup', 'restore', 'resgatar'])
      expect([command, run(command)]).toMatchObject([
        command,
        { stderr: expect.stringMatching(`Uso: node .*/${command}\\.js `) },
      ]);
  });
});

describe('an old Node', () => {
  it.each(['start', ...Object.keys(COMMANDS)])('gets one sentence from %s', (entry) => {
    const old = olderNode();
    if (!old) return void process.stderr.write('\n*** AN OLD NODE IS NOT TRIED: every node in the PATH is new enough. ***\n');
    const { status, stderr } = spawnSync(old, [join(root, `${entry}.js`)], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Este programa precisa do Node 22\.19 ou mais novo, .+\.\n$/)]);
  });
});

/** A Node of this machine that is older than 22, if it has one. */
function olderNode(): string | undefined {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'].map((folder) =>
    join(folder, 'node'),
  );
  return places.find(
    (path) => existsSync(path) && /^v(18|19|20|21)\./.test(execFileSync(path, ['--version'], { encoding: 'utf8' })),
  );
}

async function upload({ url }: ServerProcess): Promise<number> {
  const signedIn = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN.password }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const picture = await sharp({ create: { width: 600, height: 200, channels: 3, background: 'purple' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(picture)]), 'ipe.png');
  return (await fetch(`${url}/api/banners/upload/banner`, { method: 'POST', headers: { cookie }, body })).status;
}
