import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { startServer, type ServerProcess } from '../../tests/support/crash.ts';
import { TEMPORARIO } from '../../tests/support/factories.order.ts';
import { entities } from '../entities.ts';
import { openDatabase } from '../../platform/database/orm.ts';
import { Assinatura } from './assinatura.entity.ts';

const PORT = 3391;
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 30);
const STREAMS = 4;

/** Sends one order; its public id when the server acknowledged it, null when the answer was lost. */
async function send(url: string, chave: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/api/temporarios/salvar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': chave },
      body: JSON.stringify({ ...TEMPORARIO, valor: 100 }),
    });
    const body = (await response.json()) as { clienteIdB?: string };
    return body.clienteIdB ?? null;
  } catch {
    return null;
  }
}

it(
  `keeps every acknowledged order, and none twice, through ${ROUNDS} kills at random moments`,
  { timeout: 600_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'crash-'));
    const acknowledged = new Map<string, string>();
    const sent = new Set<string>();
    let server: ServerProcess = await startServer(PORT, dataDir);

    for (let round = 0; round < ROUNDS; round++) {
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
          const id = await send(server.url, chave);
          if (id) acknowledged.set(chave, id);
          if (++answered >= orders) reached();
        }
      });
      await enough;
      await server.kill('SIGKILL');
      stream.open = false;
      await Promise.all(streams);
      server = await startServer(PORT, dataDir);
      // Whoever did not hear back tries again with the same key.
      for (const chave of sent) {
        if (acknowledged.has(chave) || !chave.startsWith(`rodada-${round}-`)) continue;
        const id = await send(server.url, chave);
        expect(id, chave).not.toBeNull();
        acknowledged.set(chave, id as string);
      }
    }
    await server.kill('SIGTERM');

    const orm = await openDatabase({ url: `sqlite:${join(dataDir, 'site.db')}`, entities, migrations });
    const stored = new Map((await orm.em.fork().findAll(Assinatura)).map(({ chave, clienteIdB }) => [chave, clienteIdB]));
    await orm.close();
    await rm(dataDir, { recursive: true });
    expect(acknowledged.size).toBeGreaterThan(ROUNDS);
    expect(stored).toEqual(acknowledged);
  },
);
