import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp, restore } from '../../platform/database/backup.ts';
import { startServer, type ServerProcess } from '../support/crash.ts';
import { damage } from '../support/damage.ts';
import { orderInput, sendOrder, storedKeys } from '../support/orders.ts';
import { PORTS } from '../support/ports.ts';

const port = PORTS.faulty;
let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'faults-'));
  server = await startServer(port, dataDir);
});
afterEach(async () => {
  await server.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** One JSON object, without the colours of a terminal. */
function isLogLine(line: string): boolean {
  return line.startsWith('{') && !line.includes('\\u001b') && typeof JSON.parse(line) === 'object';
}

describe('npm start', { timeout: 60_000 }, () => {
  it('hands SIGTERM on: the shop says so, /readyz sends visitors away first, and it ends within ten seconds', async () => {
    const url = `http://127.0.0.1:${PORTS.started}`;
    const statusOf = (path: string) =>
      fetch(url + path, { headers: { connection: 'close' } }).then(
        ({ status }) => status,
        () => 0,
      );
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORTS.started),
      HOST: '127.0.0.1',
      DATA_DIR: join(dataDir, 'npm'),
    };
    const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    npm.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    await expect.poll(() => statusOf('/readyz'), { timeout: 40_000 }).toBe(200);
    const exit = once(npm, 'exit');
    const begun = Date.now();
    npm.kill('SIGTERM');
    await expect.poll(() => statusOf('/readyz'), { interval: 10 }).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    expect((await exit)[0]).toBe(0);
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect([await statusOf('/healthz'), said]).toEqual([0, expect.stringMatching(/SIGTERM: encerrando…[^]*Encerrado\./)]);
    // Nobody is called for what was asked for.
    expect(said).not.toContain('"level":50');
    // What npm says of itself is npm's.
    const lines = said.split('\n').filter((line) => line && !line.startsWith('> '));
    expect(lines.filter((line) => !isLogLine(line))).toEqual([]);
    expect([lines.length > 3, lines.filter((line) => /healthz|readyz/.test(line))]).toEqual([true, []]);
  });
});

describe('a database that is damaged while the shop is open', () => {
  it('leaves the pages that are kept', async () => {
    const page = `${server.url}/plano-hospedagem-php`;
    const before = await (await fetch(page)).text();
    await expect.poll(async () => (await fetch(page)).headers.get('etag')).not.toBeNull();
    damage(join(dataDir, 'site.db'));
    const after = await fetch(page);
    expect([after.status, await after.text()]).toEqual([200, before]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe('backup and restore', { timeout: 30_000 }, () => {
  it('under load: every order acknowledged before the backup began is in the restored shop', async () => {
    const input = await orderInput(server.url, '');
    const acknowledged: string[] = [];
    const stream = { open: true };
    const load = Array.from({ length: 4 }, async (_, line) => {
      for (let i = 0; stream.open; i++) {
        const chave = `backup-${line}-${i}`;
        if (await sendOrder(server.url, { ...input, chave })) acknowledged.push(chave);
      }
    });
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(40);
    const begun = [...acknowledged];
    const copy = join(dataDir, 'copia');
    await backUp(join(dataDir, 'site.db'), dataDir, copy);
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(begun.length + 20);
    stream.open = false;
    await Promise.all(load);
    await server.kill('SIGTERM');

    const { before: kept, now, formerly } = await restore(copy, join(dataDir, 'site.db'), dataDir);
    const stored = storedKeys(join(dataDir, 'site.db'));
    expect(begun.filter((chave) => !stored.has(chave))).toEqual([]);
    const everything = storedKeys(join(kept, 'site.db'));
    expect([now.assinaturas, formerly?.contents?.assinaturas]).toEqual([stored.size, everything.size]);
    expect(acknowledged.filter((chave) => !everything.has(chave))).toEqual([]);
    server = await startServer(port, dataDir);
    expect((await fetch(`${server.url}/banner/florada.webp`)).status).toBe(200);
    expect(await sendOrder(server.url, { ...input, chave: 'depois-da-restauracao' })).toBe(true);
  });

  it('refuses a damaged copy and leaves the shop as it is', async () => {
    const copy = join(dataDir, 'copia');
    await backUp(join(dataDir, 'site.db'), dataDir, copy);
    writeFileSync(join(copy, 'site.db'), Buffer.alloc(64 * 1024, 0x5a));
    await server.kill('SIGTERM');
    await expect(restore(copy, join(dataDir, 'site.db'), dataDir)).rejects.toThrow('não é um banco desta loja');
    server = await startServer(port, dataDir);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
