import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { dropDatabase } from '../../tests/support/database.ts';
import { startServer, type ServerProcess } from '../../tests/support/crash.ts';
import { TEMPORARIO } from '../../tests/support/factories.order.ts';
import { PORTS } from '../../tests/support/ports.ts';
import { storedOrders } from '../../tests/support/storedOrders.ts';

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 30);
const STREAMS = 4;
/** A start, some orders and a kill, on a machine that is busy. */
const ROUND_MS = 20_000;

let server: ServerProcess | null = null;
afterEach(() => server?.kill('SIGKILL'));

interface Answer {
  /** Public id; null when the server did not acknowledge the order. */
  id: string | null;
  /** What came instead. */
  seen: string;
}

/** Sends one order. */
async function send(url: string, chave: string): Promise<Answer> {
  try {
    const response = await fetch(`${url}/api/temporarios/salvar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': chave },
      body: JSON.stringify({ ...TEMPORARIO, valor: 100 }),
    });
    const seen = await response.text();
    const { clienteIdB = null } = JSON.parse(seen) as { clienteIdB?: string };
    return { id: clienteIdB, seen };
  } catch (error) {
    return { id: null, seen: `${String(error)} ${String((error as Error).cause)}` };
  }
}

it(
  `keeps every acknowledged order, and none twice, through ${ROUNDS} kills at random moments`,
  { timeout: ROUNDS * ROUND_MS },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'crash-'));
    const acknowledged = new Map<string, string>();
    const sent = new Set<string>();
    let running = await startServer(PORTS.killed, dataDir);
    server = running;

    for (let round = 0; round < ROUNDS; round++) {
      const { url } = running;
      const stream = { open: true };
      const orders = Math.ceil(Math.random() * 40);
      let answered = 0;
      let reached = () => {};
      const enough = new Promise<void>((resolve) => {
        reached = resolve;
      });
      const streams = Array.from({ length: STREAMS }, async (_, number) => {
        for (let n = 0; stream.open; n++) {
          const chave = `rodada-${round}-${number}-${n}`;
          sent.add(chave);
          const { id } = await send(url, chave);
          if (id) acknowledged.set(chave, id);
          if (++answered >= orders) reached();
        }
      });
      await enough;
      await running.kill('SIGKILL');
      stream.open = false;
      await Promise.all(streams);
      running = await startServer(PORTS.killed, dataDir);
      server = running;
      // Whoever did not hear back tries again with the same key.
      for (const chave of sent) {
        if (acknowledged.has(chave) || !chave.startsWith(`rodada-${round}-`)) continue;
        const { id, seen } = await send(running.url, chave);
        expect([round, id], `${chave}: ${seen}`).toEqual([round, expect.any(String)]);
        acknowledged.set(chave, id!);
      }
    }
    await running.kill('SIGTERM');

    const stored = await storedOrders(dataDir);
    await dropDatabase(dataDir);
    await rm(dataDir, { recursive: true });
    expect(acknowledged.size).toBeGreaterThan(ROUNDS);
    expect(stored).toEqual(acknowledged);
  },
);
