import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { openDatabase } from '../../platform/database/orm.ts';
import { whenFree } from '../../platform/database/whenFree.ts';
import { startPostgres } from '../../scripts/scratchPostgres.ts';
import { startServer, type ServerProcess } from '../support/crash.ts';
import { SESSION_SECRET } from '../support/machines.ts';
import { OrderStreams } from '../support/orderStreams.ts';
import { PORTS } from '../support/ports.ts';
import { storedOrders } from '../support/storedOrders.ts';

// Two processes over one PostgreSQL take orders, and one of the three dies; what is started in its place may be of another version, which has added to the schema.

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 6);
const ROUND_MS = 60_000;
/** Of all of them, as of machines of one shop. */
const SOON = { timeout: 30_000 };

const servers = new Map<number, ServerProcess>();
afterEach(async () => {
  for (const server of servers.values()) await server.kill('SIGKILL');
});

it(
  `keep every acknowledged order, and none twice, through ${ROUNDS} deaths of either of them or of the database`,
  { timeout: (ROUNDS + 1) * ROUND_MS },
  async () => {
    const postgres = await startPostgres();
    const dataDir = mkdtempSync(join(tmpdir(), 'juntas-'));
    onTestFinished(async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true });
    });
    const url = await postgres.database('juntas');
    const start = async (port: number) =>
      void servers.set(port, await startServer(port, join(dataDir, String(port)), { DATABASE_URL: url, SESSION_SECRET }));
    const ports = [PORTS.behind, PORTS.beside] as const;
    for (const port of ports) await start(port);
    const orders = new OrderStreams();

    for (let round = 0; round < ROUNDS; round++) {
      const all = [...servers.values()];
      const victim = ports[round % 3];
      await orders.sendUntil(
        all.map((server) => server.url),
        Math.ceil(Math.random() * 40),
        async () => {
          if (victim === undefined) return endBackend(url);
          await servers.get(victim)!.kill('SIGKILL');
          // While the other one is at work.
          await addToSchema(url, round);
        },
      );
      // Whoever did not hear back tries again, with the same key, where somebody answers: after a death of the database as soon as it has recovered.
      const alive = all.find((server) => server !== servers.get(victim ?? 0))!;
      await expect.poll(() => orders.sendAgain(alive.url), SOON).toEqual([]);
      // Where everybody had heard back, nobody has waited for that.
      if (victim === undefined) await expect.poll(() => answers(url), SOON).toBe(true);
      else await start(victim);
    }

    const stored = await storedOrders(dataDir, url);
    expect(orders.acknowledged.size).toBeGreaterThan(ROUNDS);
    expect(stored).toEqual(orders.acknowledged);
  },
);

/** Does what the start of another version does to the tables that orders are stored in. */
async function addToSchema(url: string, round: number): Promise<void> {
  const orm = await openDatabase({ url, entities, migrations });
  await whenFree(orm, async (tx) => {
    for (const table of ['assinaturas', 'planos']) await tx.execute(`alter table "${table}" add "novidade_${round}" text null`);
    await tx.execute(`insert into mikro_orm_migrations (name) values ('2099-01-01-futuro-${round}-widens')`);
  });
  await orm.close();
}

/** Kills a process of PostgreSQL's at work: all of them end, what was being written is gone over again from the log, and it opens anew. */
async function endBackend(url: string): Promise<void> {
  const orm = await openDatabase({ url, entities, migrations });
  const [row] = await orm.em
    .getConnection()
    .execute<{ pid: number }[]>(
      `select pid from pg_stat_activity where datname = current_database() and application_name like '%escuta' limit 1`,
    );
  const asleep = orm.em.getConnection().execute('select pg_sleep(60)');
  process.kill(row!.pid, 'SIGKILL');
  // It has begun to end once whoever was at work is told so.
  await expect(asleep).rejects.toThrow();
  await orm.close();
}

/** Whether the database lets somebody in, and is asked. */
async function answers(url: string): Promise<boolean> {
  try {
    await (await openDatabase({ url, entities, migrations })).close();
    return true;
  } catch {
    return false;
  }
}
