import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type ServerProcess } from '../support/crash.ts';
import { ADMIN } from '../support/admin.ts';
import { PORTS } from '../support/ports.ts';

/** Above what the server takes at rest, in KB. */
const MOST = 300 * 1024;

let dataDir: string;
let server: ServerProcess;
let cookie: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  server = await startServer(PORTS.pictured, dataDir, { ADMIN_PASSWORD: ADMIN.password });
  const response = await fetch(`${server.url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN.password }),
  });
  cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function upload(content: Buffer): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), 'ipe.png');
  const response = await fetch(`${server.url}/api/banners/upload/banner`, { method: 'POST', headers: { cookie }, body });
  await response.arrayBuffer();
  return response.status;
}

/** Memory of the server and of the processes that it has started, in KB, each at its largest so far; those that have ended count no more. */
function memory(): number {
  const own = new Set([server.pid]);
  let sum = 0;
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const figure = (name: string) =>
        Number(
          status
            .split('\n')
            .find((line) => line.startsWith(`${name}:`))
            ?.match(/\d+/)?.[0] ?? 0,
        );
      if (own.has(pid) || own.has(figure('PPid'))) sum += figure('VmHWM');
    } catch {
      // It has ended meanwhile.
    }
  }
  return sum;
}

/** What the server needs for what it does by itself from time to time is less. */
const STILL_KB = 1024;

/** The same, when the pages that are made at the start have been made and it has not grown for two seconds. */
async function atRest(): Promise<number> {
  let [known, times] = [0, 0];
  const isStill = () => {
    const now = memory();
    times = now - known < STILL_KB ? times + 1 : 0;
    known = now;
    return times;
  };
  await expect.poll(isStill, { timeout: 60_000, interval: 500 }).toBeGreaterThanOrEqual(4);
  return known;
}

const solid = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#f7b61480' } });

it.runIf(process.platform === 'linux')(
  'takes the largest pictures, three at once, in less than 300 MB',
  async () => {
    const png = await solid(3500, 3500).png({ progressive: true }).toBuffer();
    const avif = await solid(2400, 2400).avif({ effort: 0 }).toBuffer();
    const rest = await atRest();
    let largest = 0;
    for (const picture of [png, avif]) {
      const asking = new Set([picture]);
      const answers = Promise.all(Array.from({ length: 3 }, () => upload(picture))).finally(() => asking.clear());
      while (asking.size > 0) {
        largest = Math.max(largest, memory());
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(await answers).toEqual([200, 200, 200]);
    }
    expect(largest - rest).toBeLessThan(MOST);
    // Visitors are answered meanwhile, and what was too much is refused.
    expect(await upload(await solid(4001, 4001).png().toBuffer())).toBe(400);
    expect(await upload(await solid(100, 101).png().toBuffer())).toBe(400);
  },
  120_000,
);
