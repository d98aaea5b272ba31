import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { asOutsider, startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { runCommand } from '../support/command.ts';
import { startServer } from '../support/crash.ts';
import { layLine } from '../support/cutLine.ts';
import { criarPlano } from '../support/factories.ts';
import { openOne } from '../support/machines.ts';
import { PORTS } from '../support/ports.ts';
import { refusal } from '../support/refusal.ts';
import { orderAt } from '../support/served.ts';

// A PostgreSQL that a standby has taken over from, and that comes back behind the address that has moved: what was ordered since is not in it.

const OF_BEFORE = /\/loja\) é o de antes: .* já serviu o que tomou o lugar dele.*apague .+ultimo-pedido\.json/;
const TAKEN = { status: 200 };
const REFUSED = { status: 503, codigo: 'OUTRA_LOJA' };
const SOON = { timeout: 60_000 };

/** A shop's database behind an address that can move, and a folder for the shop that serves it. */
async function prepare() {
  const postgres: Postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const first = await postgres.database('loja');
  const shop = await openOne(first);
  await criarPlano(shop.em, { valor: 100 });
  await shop.app.close();
  await shop.orm.close();
  const line = await layLine(Number(new URL(first).port));
  onTestFinished(async () => void (await line.close()));
  const served = mkdtempSync(join(tmpdir(), 'pasta-'));
  onTestFinished(() => rmSync(served, { recursive: true }));
  const address = Object.assign(new URL(first), { port: String(line.port) }).href;
  const leadTo = async (url: string, from: string) => {
    line.lead(Number(new URL(url).port));
    await hangUp(from);
  };
  return { postgres, first, line, leadTo, served, address, record: join(served, 'ultimo-pedido.json') };
}

/** Opens a shop as a process of its own. */
async function open(served: string, address: string, settings: Record<string, string> = {}) {
  const server = await startServer(PORTS.killed, served, { DATABASE_URL: address, LOG_LEVEL: 'error', ...settings });
  onTestFinished(async () => void (await server.kill('SIGTERM')));
  return server;
}

/** The line of history that a data folder has served last. */
function timelineIn(record: string): number {
  if (!existsSync(record)) return 0;
  const { linhagem } = JSON.parse(readFileSync(record, 'utf8')) as { linhagem: string };
  return (JSON.parse(linhagem) as { timeline_id: number }).timeline_id;
}

const lossesIn = (record: string) => (JSON.parse(readFileSync(record, 'utf8')) as { perdas: number }).perdas;

const count = async (url: string) =>
  (await asOutsider(url, (client) => client.query<{ id: number }>('select id from assinaturas'))).rows.length;

/** Ends all connections but one's own, as a server that goes down does. */
const hangUp = (url: string) =>
  asOutsider(url, (client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    ),
  );

it('is not sold from while the address leads to it, and is not opened', async () => {
  const { postgres, first, leadTo, served, address, record } = await prepare();
  const server = await open(served, address);
  const orders = () => orderAt(server.url);
  expect(await orders()).toEqual(TAKEN);
  await expect.poll(() => timelineIn(record), SOON).toBe(1);
  const second = await (await postgres.standby())('loja');
  await leadTo(second, first);
  await expect.poll(orders, SOON).toEqual(TAKEN);
  await expect.poll(() => timelineIn(record), SOON).toBe(2);
  const had = await count(first);
  for (let times = 0; times < 2; times++) {
    await leadTo(first, second);
    await expect.poll(orders, SOON).toEqual(REFUSED);
    expect([await orders(), (await fetch(server.url)).status, await count(first)]).toEqual([REFUSED, 503, had]);
    await leadTo(second, first);
    await expect.poll(orders, SOON).toEqual(TAKEN);
  }
  await server.kill('SIGTERM');
  await leadTo(first, second);
  const settings = { DATA_DIR: served, DATABASE_URL: address };
  expect(await refusal(settings)).toEqual([1, expect.stringMatching(OF_BEFORE)]);
  const doctor = await runCommand('doctor', [], served, { DATABASE_URL: address });
  expect(doctor.stdout).toMatch(new RegExp(`^falha +banco: .*${OF_BEFORE.source}`, 'm'));
  expect(timelineIn(record)).toBe(2);
  // Somebody means it.
  rmSync(record);
  expect(await orderAt((await open(served, address)).url)).toEqual(TAKEN);
}, 180_000);

it('takes no order over connections that are open still once another leads to its heir, and what it took before that is told', async () => {
  const { postgres, first, line, leadTo, served, address, record } = await prepare();
  const server = await open(served, address, { RATE_LIMIT: 'off' });
  const together = () => Promise.all(Array.from({ length: 8 }, () => orderAt(server.url)));
  const second = await (await postgres.standby())('loja');
  line.lead(Number(new URL(second).port));
  // Over the connections of before, until there are not enough of them.
  expect(await orderAt(server.url)).toEqual(TAKEN);
  expect(await count(first)).toBe(1);
  await expect.poll(async () => (await together()).length && (await count(second)) > 0, SOON).toBe(true);
  await expect.poll(() => orderAt(server.url), SOON).toEqual(TAKEN);
  const [had, has] = [await count(first), await count(second)];
  for (const order of await together()) expect(order).toEqual(TAKEN);
  expect([await count(first), await count(second)]).toEqual([had, has + 8]);
  await expect.poll(() => lossesIn(record), SOON).toBe(1);
  expect(server.said()).toMatch(/O banco voltou atrás: esta pasta de dados serviu pedidos até .* que ele já não tinha depois/);
  await leadTo(first, second);
  await expect.poll(() => orderAt(server.url), SOON).toEqual(REFUSED);
  expect(await count(first)).toBe(had);
  // Somebody means the one of before, and has not ended the shop for that.
  rmSync(record);
  await expect.poll(() => orderAt(server.url), SOON).toEqual(TAKEN);
  expect(await count(first)).toBe(had + 1);
}, 180_000);

it('is not sold from though the address led to a database of nobody in between, of which nothing is remembered', async () => {
  const { postgres, first, leadTo, served, address, record } = await prepare();
  const second = await (await postgres.standby())('loja');
  await leadTo(second, first);
  const server = await open(served, address);
  const orders = () => orderAt(server.url);
  expect(await orders()).toEqual(TAKEN);
  await expect.poll(() => timelineIn(record), SOON).toBe(2);
  const empty = await startPostgres();
  onTestFinished(() => empty.stop());
  const nobodys = await empty.database('loja');
  await leadTo(nobodys, second);
  await expect.poll(orders, SOON).toEqual(REFUSED);
  const had = await count(first);
  await leadTo(first, nobodys);
  // Whoever asks now, and again a second after what would be remembered.
  for (const since = performance.now(); performance.now() - since < 3000;) expect(await orders()).toEqual(REFUSED);
  expect([await count(first), timelineIn(record), lossesIn(record)]).toEqual([had, 2, 0]);
  await leadTo(second, first);
  await expect.poll(orders, SOON).toEqual(TAKEN);
}, 180_000);

it('that nobody hears any more keeps no connection busy once its heir is there', async () => {
  const { postgres, line, served, address } = await prepare();
  const server = await open(served, address, { RATE_LIMIT: 'off' });
  expect(await orderAt(server.url)).toEqual(TAKEN);
  const takeOver = await postgres.standby();
  const goOn = postgres.hang();
  onTestFinished(goOn);
  // As many as there are connections, and none of them is answered.
  const waiting = Promise.all(Array.from({ length: 12 }, () => orderAt(server.url)));
  line.lead(Number(new URL(await takeOver('loja')).port));
  await expect.poll(() => orderAt(server.url), { timeout: 20_000 }).toEqual(TAKEN);
  await waiting;
}, 180_000);

it('is sold from again by an open shop once an operator has deleted what the folder remembers', async () => {
  const { first, served, address, record } = await prepare();
  const server = await open(served, address);
  // The folder knows which line it is on before anybody has ordered.
  expect(timelineIn(record)).toBe(1);
  const known = readFileSync(record, 'utf8');
  writeFileSync(
    record,
    known.replace(/(timeline_id\\":)1/, (_, name: string) => `${name}7`),
  );
  await hangUp(first);
  await expect.poll(() => orderAt(server.url), SOON).toEqual(REFUSED);
  rmSync(record);
  await expect.poll(() => orderAt(server.url), SOON).toEqual(TAKEN);
  expect(timelineIn(record)).toBe(1);
}, 120_000);
