import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { startServer, type ServerProcess } from '../support/crash.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { orderInput } from '../support/orders.ts';
import { PORTS } from '../support/ports.ts';

// A PostgreSQL that keeps its connections and answers nothing any more, as on a machine that has died or on frozen storage.

const SENTENCE = 'Não foi possível ler ou gravar os dados agora. O que você digitou não se perdeu: tente novamente em instantes.';
/** How long a supervisor waits for an end before it kills, as each says. */
const GRACES = {
  'deploy/systemd/loja@.service': /^TimeoutStopSec=(\d+)$/m,
  'deploy/docker/compose.yaml': /stop_grace_period: (\d+)s$/m,
};
/** The least of them, less what a busy machine may need, in milliseconds. */
const END_MS =
  Math.min(...Object.entries(GRACES).map(([file, says]) => Number(says.exec(readFileSync(file, 'utf8'))![1]))) * 1000 - 5000;

let postgres: Postgres;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Starts the shop as its operator does, with limits that are counted in the database too. */
async function startShop(): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parado-'));
  const settings = { DATABASE_URL: await postgres.database(`parado_${databases++}`), RATE_LIMIT: 'on' };
  const server = await startServer(PORTS.ended, dataDir, settings);
  onTestFinished(async () => {
    await server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });
  });
  return server;
}

/** Sends an order by either door; its status and what it says. */
async function sendOrder({ url }: ServerProcess, door: 'rest' | 'graphql', input: object): Promise<unknown[]> {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return [response.status, await response.json()] as const;
  };
  if (door === 'rest') {
    const [status, { detail }] = (await post('/api/temporarios/salvar', { ...TEMPORARIO, valor: 100 })) as [
      number,
      { detail: string },
    ];
    return [status, detail];
  }
  const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
  type Refused = [number, { errors?: { message: string }[] }];
  const [status, { errors }] = (await post('/graphql', { query, variables: { input } })) as Refused;
  return [status, errors?.[0]?.message];
}

it('keeps no shop from ending: whoever orders is answered, and it ends with 0 before it would be killed', async () => {
  const server = await startShop();
  const input = await orderInput(server.url, '');
  onTestFinished(postgres.hang());
  const orders = Array.from({ length: 8 }, (_, number) =>
    sendOrder(server, number % 2 ? 'rest' : 'graphql', { ...input, chave: crypto.randomUUID() }).catch(String),
  );
  await wait(100);
  const start = performance.now();
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(performance.now() - start).toBeLessThan(END_MS);
  for (const answer of await Promise.all(orders)) expect(answer).toEqual([503, SENTENCE]);
});

it('keeps a shop that nobody asks anything from ending no longer', async () => {
  const server = await startShop();
  onTestFinished(postgres.hang());
  const start = performance.now();
  expect(await server.kill('SIGTERM')).toBe(0);
  expect(performance.now() - start).toBeLessThan(END_MS);
});
