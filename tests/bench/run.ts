import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

// `npm run bench`: the shop against a bare node:http server that sends the same bytes, one after the other on this machine.
// The results are ratios: they compare across machines, requests per second do not.
const SHOP_PORT = 3301;
const BARE_PORT = 3302;
const CASES = [
  ['plan page', '/plano-hospedagem-php'],
  ['home page', '/'],
  ['REST list of plans', '/api/planos/listarativos'],
] as const;

interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

async function measure(port: number, path: string): Promise<Measured> {
  const options = { url: `http://localhost:${port}${path}`, connections: 20, headers: { 'accept-encoding': 'identity' } };
  await autocannon({ ...options, duration: 2 });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: 6 });
  if (non2xx || errors) throw new Error(`${path}: ${non2xx} answers were no success, ${errors} failed`);
  return { perSecond: requests.average, p99: latency.p99 };
}

async function bareServer(url: string): Promise<() => Promise<unknown>> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  );
  const server = createServer((_request, reply) => reply.writeHead(200, headers).end(body));
  await new Promise<void>((resolve) => server.listen(BARE_PORT, resolve));
  return () => new Promise((resolve) => server.close(resolve).closeAllConnections());
}

async function untilReady(): Promise<void> {
  for (;;) {
    const ready = await fetch(`http://localhost:${SHOP_PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
const shop = spawn(process.execPath, ['scripts/start.ts'], {
  env: { ...process.env, PORT: String(SHOP_PORT), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: 'ignore',
});
try {
  await untilReady();
  for (const [name, path] of CASES) {
    const ours = await measure(SHOP_PORT, path);
    const stopBare = await bareServer(`http://localhost:${SHOP_PORT}${path}`);
    const bare = await measure(BARE_PORT, path);
    await stopBare();
    console.log(
      `${name}: ${(ours.perSecond / bare.perSecond).toFixed(3)} of bare node:http ` +
        `(${Math.round(ours.perSecond)} against ${Math.round(bare.perSecond)} requests/s, p99 ${ours.p99} against ${bare.p99} ms)`,
    );
  }
} finally {
  shop.kill('SIGTERM');
  await rm(dataDir, { recursive: true });
}
