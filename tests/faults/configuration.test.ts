import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BESIDE, NONSENSE, SEEN_AT_THE_START } from '../support/nonsense.ts';

// The production build is started with every setting wrong at once, and with each that only a start can see. It says which, in one sentence for each, and does
// not stay. Every other value of the table is held against the configuration itself (config.test.ts).

const taken = createServer();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'configuration-'));
  await writeFile(join(folder, 'arquivo'), 'nem pasta nem banco de dados '.repeat(100));
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
});
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the shop with these settings; what it says, and how it ends. */
async function startWith(settings: Record<string, string>, dataDir: string): Promise<{ code: unknown; said: string[] }> {
  const port = String((taken.address() as AddressInfo).port);
  const given = Object.entries(settings).map(([name, value]) => [
    name,
    value.replace('ARQUIVO', join(folder, 'arquivo')).replace('EM_USO', port),
  ]);
  const usual = {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, ['dist/app/server.js'], {
    env: { PATH: process.env.PATH, ...usual, ...Object.fromEntries(given) },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
  });
  const said = text(child.stderr);
  const [code] = await once(child, 'exit');
  return { code, said: (await said).trim().split('\n') };
}

const sentence = (name: string) => expect.stringMatching(new RegExp(`^A variável ${name} está errada: .+\\.$`));

it('no shop starts with wrong settings, and each is named in a sentence', { timeout: 120_000 }, async () => {
  const wrong = Object.entries(NONSENSE).flatMap(([name, [value]]) =>
    value === undefined || NEEDS_OTHERS_RIGHT.has(name) ? [] : [[name, value] as const],
  );
  const { code, said } = await startWith(Object.fromEntries(wrong), join(folder, 'dados'));
  expect([code, said.toSorted()]).toEqual([
    1,
    wrong
      .map(([name]) => name)
      .toSorted()
      .map(sentence),
  ]);
});

// Compared with other settings once each is right by itself.
const NEEDS_OTHERS_RIGHT = new Set(['WHOIS_API_PASSWORD']);
const ALONE = [
  ...Object.entries(SEEN_AT_THE_START).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
  ...[...NEEDS_OTHERS_RIGHT, 'ADMIN_PASSWORD', 'TRUST_PROXY'].map((name) => [name, NONSENSE[name]![0]!] as const),
];

it.each(ALONE)('none starts with %s=%s', { timeout: 120_000 }, async (name, value) => {
  const { code, said } = await startWith(
    { ...BESIDE[name], [name]: value },
    join(folder, `${name}-${value.replace(/\W/g, '_')}`),
  );
  expect([code, said]).toEqual([1, [sentence(name)]]);
});

it('none starts for everybody in the name of the example, which one sentence says with all that is missing', async () => {
  const { code, said } = await startWith(
    { PUBLIC_URL: 'https://loja.example.com', EMAIL_ABUSE: 'abuse@loja.example.com' },
    join(folder, 'exemplo'),
  );
  expect([code, said]).toEqual([1, [sentence('BRAND_NAME')]]);
  expect(said[0]).toMatch(/preencha BRAND_NAME, BRAND_LEGAL_NAME, BRAND_CNPJ, EMAIL_CONTACT, EMAIL_BILLING, EMAIL_PRIVACY\.$/);
});
