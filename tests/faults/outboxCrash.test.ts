import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { Entrega } from '../../modules/outbox/entrega.entity.ts';
import { openDatabase } from '../../platform/database/orm.ts';
import { ADMIN } from '../support/admin.ts';
import { startServer, type ServerProcess } from '../support/crash.ts';
import { databaseOf, dropDatabase } from '../support/database.ts';
import { OrderStreams } from '../support/orderStreams.ts';
import { PORTS } from '../support/ports.ts';
import { openReceiver } from '../support/receiver.ts';

// A process is killed while it takes orders and tells somebody outside of them (052).

const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 6);
const ROUND_MS = 30_000;
const SETTINGS = { WEBHOOK_ALLOW_PRIVATE: 'on', ADMIN_PASSWORD: ADMIN.password };

let server: ServerProcess | null = null;
afterEach(() => server?.kill('SIGKILL'));

/** Asks a server in the name of the staff. */
async function asStaff(url: string, query: string): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const entered = await fetch(`${url}/auth/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}

/** Has the minute pass after which what a process had taken is another's: whoever is silent longer has died. */
async function letClaimsEnd(dataDir: string): Promise<void> {
  const orm = await openDatabase({ url: databaseOf(dataDir), entities, migrations });
  await orm.em.fork().nativeUpdate(Entrega, { tomadaAte: { $ne: null } }, { tomadaAte: new Date() });
  await orm.close();
}

it(
  `tells of every acknowledged order through ${ROUNDS} kills at random moments, a third of the attempts failing`,
  { timeout: (ROUNDS + 4) * ROUND_MS },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'avisos-'));
    const receiver = await openReceiver();
    onTestFinished(async () => {
      await receiver.close();
      await dropDatabase(dataDir);
      await rm(dataDir, { recursive: true });
    });
    /** Ids of the events that were taken, by the orders that they are about. */
    const taken = new Map<string, Set<string>>();
    let asked = 0;
    receiver.answer = ({ headers, said }) => {
      if (++asked % 3 === 0) return 500;
      const order = String(said.data.clienteIdB);
      taken.set(order, (taken.get(order) ?? new Set()).add(headers['webhook-id']));
      return 204;
    };
    const start = async () => (server = await startServer(PORTS.killed, dataDir, SETTINGS));
    let running = await start();
    await asStaff(running.url, `mutation { criarWebhook(url: "${receiver.url}", eventos: ["pedido.criado"]) { id } }`);
    const orders = new OrderStreams();

    for (let round = 0; round < ROUNDS; round++) {
      const { url, kill } = running;
      await orders.sendUntil([url], Math.ceil(Math.random() * 40), () => kill('SIGKILL'));
      if (round === ROUNDS - 1) await letClaimsEnd(dataDir);
      running = await start();
      expect([round, await orders.sendAgain(running.url)]).toEqual([round, []]);
    }

    // What failed, or was on its way when its process died, need not wait for its time.
    const left = async () => {
      await asStaff(running.url, 'mutation { tentarEntregas }');
      return [...orders.acknowledged.values()].filter((order) => !taken.has(order)).length;
    };
    await expect.poll(left, { timeout: 4 * ROUND_MS, interval: 1000 }).toBe(0);
    // Whoever was told twice knows it by the id; nobody was told of an order that there is not.
    expect([...taken.values()].filter((events) => events.size !== 1)).toEqual([]);
    expect(taken.size).toBe(orders.acknowledged.size);
    expect(await running.kill('SIGTERM')).toBe(0);
  },
);
