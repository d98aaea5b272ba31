import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildIsCurrent } from '../../scripts/freshness.ts';
import { BESIDE, NONSENSE, SEEN_AT_THE_START } from '../support/nonsense.ts';

// The production build is started with each setting wrong once, and with all that only a start can see. It says in one sentence which, and does not
// stay. Every other value of the table is held against the configuration itself (config.test.ts).

const taken = createServer();
let folder: string;
beforeAll(async () => {
  if (!buildIsCurrent()) spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'ignore' });
  folder = await mkdtemp(join(tmpdir(), 'configuration-'));
  await writeFile(join(folder, 'arquivo'), 'nem pasta nem banco de dados '.repeat(100));
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
}, 300_000);
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true });
});

/** Starts the shop with one setting as it is given; what it says, and how it ends. */
async function startWith(name: string, value: string, dataDir: string): Promise<{ code: unknown; said: string }> {
  const given = value
    .replace('ARQUIVO', join(folder, 'arquivo'))
    .replace('EM_USO', String((taken.address() as AddressInfo).port));
  const env = {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
  };
  const child = spawn(process.execPath, ['dist/app/server.js'], {
    env: { PATH: process.env.PATH, ...env, ...BESIDE[name], [name]: given },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
  });
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  return { code, said: (await said).trim() };
}

it('no shop starts with a setting that cannot work, and each is named in one sentence', { timeout: 600_000 }, async () => {
  const cases = Object.entries(NONSENSE).flatMap(([name, values]) =>
    [...values.slice(0, 1), ...(SEEN_AT_THE_START[name] ?? [])].map((value) => [name, value] as const),
  );
  const wrong: string[] = [];
  const worker = async () => {
    for (let next = cases.shift(); next; next = cases.shift()) {
      const [name, value] = next;
      const { code, said } = await startWith(name, value, join(folder, `${name}-${cases.length}`));
      const sentence = new RegExp(`^A variável ${name} está errada: [^\\n]+\\.$`);
      if (code !== 1 || !sentence.test(said))
        wrong.push(`${name}=${value.slice(0, 40)}: ended with ${code}, said ${said.slice(0, 200)}`);
    }
  };
  await Promise.all([worker(), worker()]);
  expect(wrong).toEqual([]);
});
