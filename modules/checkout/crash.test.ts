import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { dropDatabase } from '../../tests/support/database.ts';
import { startServer, type ServerProcess } from '../../tests/support/crash.ts';
import { OrderStreams } from '../../tests/support/orderStreams.ts';
import { PORTS } from '../../tests/support/ports.ts';
import { storedOrders } from '../../tests/support/storedOrders.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 10);
/** A start, some orders and a kill, on a machine that is busy. */
const ROUND_MS = 20_000;

let server: ServerProcess | null = null;
afterEach(() => server?.kill('SIGKILL'));

it(
  `keeps every acknowledged order, and none twice, through ${ROUNDS} kills at random moments`,
  { timeout: ROUNDS * ROUND_MS },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'crash-'));
    const orders = new OrderStreams();
    let running = await startServer(PORTS.killed, dataDir);
    server = running;

    for (let round = 0; round < ROUNDS; round++) {
      const { url, kill } = running;
      await orders.sendUntil([url], Math.ceil(Math.random() * 40), () => kill('SIGKILL'));
      running = await startServer(PORTS.killed, dataDir);
      server = running;
      // Whoever did not hear back tries again with the same key.
      expect([round, await orders.sendAgain(running.url)]).toEqual([round, []]);
    }
    await running.kill('SIGTERM');

    const stored = await storedOrders(dataDir);
    await dropDatabase(dataDir);
    await rm(dataDir, { recursive: true });
    expect(orders.acknowledged.size).toBeGreaterThan(ROUNDS);
    expect(stored).toEqual(orders.acknowledged);
  },
);
