import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../support/crash.ts';
import { PORTS } from '../support/ports.ts';

it.each([
  ['10.0.0.9', 1],
  ['off', 1],
  ['127.0.0.1', 0],
  ['1', 0],
])('a shop with TRUST_PROXY=%s says %i times who brings visitors to it', { timeout: 60_000 }, async (TRUST_PROXY, times) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proxy-'));
  const server = await startServer(PORTS.erased, dataDir, { TRUST_PROXY, LOG_LEVEL: 'warn' });
  onTestFinished(async () => {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });
  });
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/auth/me`, { headers });
  await ask({});
  for (const visitor of ['198.51.100.1', '198.51.100.2']) await ask({ 'x-forwarded-for': visitor });
  // Its last line is out once it has ended.
  await server.kill('SIGTERM');
  expect(server.said().match(/TRUST_PROXY does not name who brings visitors/g) ?? []).toHaveLength(times);
});
