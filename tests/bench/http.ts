import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareServer, measure } from './load.ts';

// The shop over HTTP against a bare node:http server that sends the same bytes and headers, one after the other on this machine.
const SHOP_PORT = 3301;
const BARE_PORT = 3302;
const SHOP = `http://localhost:${SHOP_PORT}`;
const BARE = `http://localhost:${BARE_PORT}`;
const MILLION = 1_000_000;

async function untilReady(): Promise<void> {
  for (;;) {
    const ready = await fetch(`${SHOP}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function compare(name: string, path: string, headers: Record<string, string> = {}): Promise<void> {
  await fetch(SHOP + path);
  const ours = await measure({ url: SHOP + path, headers });
  const stop = await bareServer(BARE_PORT, SHOP + path, headers);
  const bare = await measure({ url: BARE + path, headers });
  await stop();
  console.log(
    `${name}: ${(ours.perSecond / bare.perSecond).toFixed(2)} of bare node:http ` +
      `(${Math.round(ours.perSecond)} against ${Math.round(bare.perSecond)} a second, p99 ${ours.p99} against ${bare.p99} ms)`,
  );
}

async function etagOf(path: string, encoding: string): Promise<string> {
  return (await fetch(SHOP + path, { headers: { 'accept-encoding': encoding } })).headers.get('etag') ?? '';
}

/** Uncached pages, first at the pace that the server can keep, then with eight times the connections. */
async function overload(): Promise<void> {
  const url = `${SHOP}/assineja-hospedagem-php?planoId=1`;
  const alone = await measure({ url, connections: 40, visitors: true });
  const eightfold = await measure({ url, connections: 320, visitors: true, duration: 8 });
  console.log(
    `8 × overload with uncached pages: p99 ${eightfold.p99} ms (${alone.p99} ms before), ` +
      `${Math.round(eightfold.perSecond)} answers a second, by status ${JSON.stringify(eightfold.statuses)}`,
  );
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Memory before and after a million requests: kept pages, junk queries and REST. */
async function million(pid: number): Promise<void> {
  const urls = [`${SHOP}/plano-hospedagem-php`, `${SHOP}/?lixo=1`, `${SHOP}/api/planos/listarativos`];
  for (const url of urls) await measure({ url, duration: 3 });
  const before = await residentMegabytes(pid);
  let sent = 0;
  for (let round = 0; sent < MILLION; round++) {
    const url = urls[round % 6 === 5 ? 2 : round % 2]!;
    const { perSecond } = await measure({ url, duration: 5 });
    sent += perSecond * 5;
  }
  const after = await residentMegabytes(pid);
  console.log(
    `memory: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after ${Math.round(sent / 1000)} thousand requests`,
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
const shop = spawn(process.execPath, ['scripts/start.ts'], {
  env: { ...process.env, PORT: String(SHOP_PORT), DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: '1' },
  stdio: 'ignore',
});
try {
  await untilReady();
  await compare('cached plan page', '/plano-hospedagem-php', { 'accept-encoding': 'identity' });
  await compare('cached plan page, brotli', '/plano-hospedagem-php', { 'accept-encoding': 'br' });
  await compare('cached home page', '/', { 'accept-encoding': 'identity' });
  await compare('not modified', '/', { 'accept-encoding': 'br', 'if-none-match': await etagOf('/', 'br') });
  await compare('REST list of plans', '/api/planos/listarativos', { 'accept-encoding': 'identity' });
  await overload();
  if (process.platform === 'linux') await million(shop.pid ?? 0);
} finally {
  shop.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
