import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type ServerProcess } from '../support/crash.ts';
import { dropDatabase } from '../support/database.ts';
import { orderInput, sendOrder } from '../support/orders.ts';
import { PORTS } from '../support/ports.ts';
import { storedOrders } from '../support/storedOrders.ts';

const port = PORTS.ended;
let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'faults-'));
  server = await startServer(port, dataDir);
});
afterEach(async () => {
  await server.kill('SIGKILL');
  await dropDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

describe('SIGTERM while requests are worked on', { timeout: 30_000 }, () => {
  it('finishes them, then ends with 0 within ten seconds, although a visitor keeps a connection open', async () => {
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    idle.on('error', () => {});
    const input = await orderInput(server.url, '');
    const keys = Array.from({ length: 40 }, () => crypto.randomUUID());
    const answers = keys.map(async (chave) => ({ chave, acknowledged: await sendOrder(server.url, { ...input, chave }) }));
    await answers[0];
    const start = Date.now();
    const ended = server.kill('SIGTERM');
    // A terminal tells the whole group, and npm passes it on.
    for (const again of ['SIGINT', 'SIGTERM', 'SIGINT'] as const) process.kill(server.pid, again);
    expect(await ended).toBe(0);
    expect(Date.now() - start).toBeLessThan(10_000);
    const acknowledged = (await Promise.all(answers)).filter((answer) => answer.acknowledged).map(({ chave }) => chave);
    expect(acknowledged.length).toBeGreaterThan(0);
    const stored = await storedOrders(dataDir);
    expect(acknowledged.filter((chave) => !stored.has(chave))).toEqual([]);
    idle.destroy();
  });
});
