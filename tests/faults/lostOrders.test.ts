import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { goesOnWith, lineageOf } from '../../platform/database/identity.ts';
import { startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { runCommand } from '../support/command.ts';
import { startServer } from '../support/crash.ts';
import { criarPlano } from '../support/factories.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { openOne, openOrm } from '../support/machines.ts';
import { PORTS } from '../support/ports.ts';
import { refusal } from '../support/refusal.ts';
import { metric, orderAt } from '../support/served.ts';
import type { Shop } from '../support/shop.ts';

// A database that lacks orders which a machine has served: it is told of, each time, and the shop goes on.

let postgres: Postgres;
let databases = 0;
let url: string;
let shop: Shop;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.database(`perdeu_${databases++}`);
  shop = await openOne(url, { RATE_LIMIT: 'off', BOT_CHECK: 'off' });
});

const run = (sql: string) => shop.em.getConnection().execute(sql);
/** How many losses of orders a server tells of. */
const gauge = () => metric('database_went_back');

/** A data folder for one test. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pasta-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('that has gone back under an open shop is told until somebody has looked', async () => {
  await criarPlano(shop.em, { valor: 100 });
  const served = newFolder();
  const server = await startServer(PORTS.killed, served, { DATABASE_URL: url, METRICS_PORT: String(PORTS.erased) });
  onTestFinished(async () => void (await server.kill('SIGTERM')));
  const order = () => orderAt(server.url);
  await order();
  await server.kill('SIGTERM');
  await run('delete from assinaturas');
  const again = await startServer(PORTS.killed, served, { DATABASE_URL: url, METRICS_PORT: String(PORTS.erased) });
  onTestFinished(async () => void (await again.kill('SIGTERM')));
  expect(await gauge()).toBe('1');
  await order();
  await again.kill('SIGTERM');
  const third = await startServer(PORTS.killed, served, { DATABASE_URL: url, METRICS_PORT: String(PORTS.erased) });
  onTestFinished(async () => void (await third.kill('SIGTERM')));
  expect(await gauge()).toBe('1');
  rmSync(join(served, 'ultimo-pedido.json'));
  expect(await gauge()).toBe('0');
}, 90_000);

it('is not told from one that has all of them where the folder has forgotten which it served: that is said, once', async () => {
  const served = newFolder();
  const record = join(served, 'ultimo-pedido.json');
  writeFileSync(record, '');
  const open = async () => {
    const server = await startServer(PORTS.killed, served, { DATABASE_URL: url });
    await server.kill('SIGTERM');
    return server.said().match(/"level":40[^\n]*ultimo-pedido\.json[^\n]*/g) ?? [];
  };
  expect(await open()).toEqual([expect.stringContaining('não pode ser lido')]);
  expect([readFileSync(record, 'utf8').length > 0, await open()]).toEqual([true, []]);
}, 90_000);

it('that has lost its last orders is told of, also where others have come in their place since', async () => {
  await criarPlano(shop.em, { valor: 100 });
  const served = newFolder();
  const server = await startServer(PORTS.killed, served, {
    DATABASE_URL: url,
    METRICS_PORT: String(PORTS.erased),
    LOG_LEVEL: 'error',
  });
  onTestFinished(async () => void (await server.kill('SIGTERM')));
  const order = () => orderAt(server.url);
  const record = join(served, 'ultimo-pedido.json');
  const newest = () => (existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as { id: number }).id : 0);
  await order();
  await expect.poll(newest, { timeout: 10_000 }).toBeGreaterThan(0);
  const before = newest();
  await order();
  await expect.poll(newest, { timeout: 10_000 }).toBeGreaterThan(before);
  expect(await gauge()).toBe('0');
  // What a standby that takes over has not; it goes on with numbers that were given already.
  await run('delete from assinaturas where id = (select max(id) from assinaturas)');
  await run(`select setval('assinaturas_id_seq', (select max(id) from assinaturas))`);
  await order();
  await expect.poll(gauge, { timeout: 10_000 }).toBe('1');
  await expect.poll(server.said).toMatch(/O banco voltou atrás: .* procure o que falta/);
  // And once more, before anybody has looked at the first.
  const lost = newest();
  await order();
  await expect.poll(newest, { timeout: 10_000 }).toBeGreaterThan(lost);
  await run('delete from assinaturas where id = (select max(id) from assinaturas)');
  await run(`select setval('assinaturas_id_seq', (select max(id) from assinaturas))`);
  await order();
  await expect.poll(server.said, { timeout: 10_000 }).toMatch(/O banco voltou atrás: [^\n]*Z e [^\n]*Z que ele já não tinha/);
  // Whoever was called for the first is called anew.
  expect(await gauge()).toBe('2');
  // The same database, spelt otherwise.
  await server.kill('SIGTERM');
  const spelt = Object.assign(new URL(url), { hostname: 'localhost' }).href;
  const again = await startServer(PORTS.killed, served, { DATABASE_URL: spelt, METRICS_PORT: String(PORTS.erased) });
  onTestFinished(async () => void (await again.kill('SIGTERM')));
  expect(await gauge()).toBe('2');
}, 90_000);

it('where they were erased elsewhere, by hand or at the end of their term, are no loss, and what goes afterwards is', async () => {
  await criarPlano(shop.em, { valor: 100 });
  const [served, elsewhere] = [newFolder(), newFolder()];
  const record = join(served, 'ultimo-pedido.json');
  const newest = () => (JSON.parse(readFileSync(record, 'utf8')) as { id: number }).id;
  const erase = (...args: string[]) => runCommand('privacy', args, elsewhere, { DATABASE_URL: url });
  const doctor = async () => (await runCommand('doctor', [], served, { DATABASE_URL: url })).stdout;
  await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload: { ...TEMPORARIO, valor: 100 } });
  await run(`update assinaturas set criada_em = criada_em - interval '20 years'`);
  const settings = { DATABASE_URL: url, METRICS_PORT: String(PORTS.erased), LOG_LEVEL: 'error' };
  const server = await startServer(PORTS.killed, served, settings);
  onTestFinished(async () => void (await server.kill('SIGTERM')));
  const takeOne = async () => {
    const before = newest();
    await orderAt(server.url);
    await expect.poll(newest, { timeout: 10_000 }).toBeGreaterThan(before);
  };
  expect((await erase('prazos', '--sim')).said).toMatch(/assinaturas: 1 apagadas/);
  expect(await doctor()).toMatch(/^ok +banco:/m);
  await takeOne();
  expect((await erase('apagar', TEMPORARIO.email)).said).toMatch(/Apagadas: 1 assinaturas/);
  expect(await doctor()).toMatch(/^ok +banco:/m);
  await takeOne();
  expect([await gauge(), server.said()]).toEqual(['0', expect.not.stringContaining('voltou atrás')]);
  await run('delete from assinaturas where id = (select max(id) from assinaturas)');
  expect(await doctor()).toMatch(/^falha +banco: O banco voltou atrás/m);
  await takeOne();
  expect(await gauge()).toBe('1');
}, 120_000);

it('at another address, where others have ordered since, is opened and told of; a machine whose clock is behind loses nothing', async () => {
  await criarPlano(shop.em, { valor: 100 });
  const order = () => shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload: { ...TEMPORARIO, valor: 100 } });
  await order();
  const served = newFolder();
  const record = join(served, 'ultimo-pedido.json');
  const elsewhere = { banco: 'PostgreSQL em 192.0.2.1:5432/loja', faltou: null };
  const [{ id, em }] = (await run('select id, criada_em as em from assinaturas')) as [{ id: number; em: Date | string | number }];
  const settings = { DATABASE_URL: url, METRICS_PORT: String(PORTS.erased) };
  // Its newest order, at another address, though a later number has an earlier instant here.
  writeFileSync(record, JSON.stringify({ id, em: new Date(em), ...elsewhere }));
  await order();
  await run(`update assinaturas set criada_em = criada_em - interval '5 seconds' where id > ${id}`);
  const well = await startServer(PORTS.killed, served, settings);
  onTestFinished(async () => void (await well.kill('SIGTERM')));
  expect(await gauge()).toBe('0');
  await well.kill('SIGTERM');
  // Its newest order is not here: another has its number. It is not the first that is lost.
  const faltou = Array.from({ length: 20 }, () => ({ id, em: new Date(0) }));
  writeFileSync(record, JSON.stringify({ id, em: new Date(new Date(em).getTime() - 60_000), ...elsewhere, faltou }));
  const lost = await startServer(PORTS.killed, served, settings);
  onTestFinished(async () => void (await lost.kill('SIGTERM')));
  expect([await gauge(), lost.said()]).toEqual(['21', expect.stringMatching(/O banco voltou atrás/)]);
}, 90_000);

it('that has taken over under another address, and lacks the last orders, opens, is told of, and mirrors anew', async () => {
  await criarPlano(shop.em, { valor: 100 });
  const served = newFolder();
  const server = await startServer(PORTS.killed, served, { DATABASE_URL: url });
  await orderAt(server.url);
  const takeOver = await postgres.standby();
  await orderAt(server.url);
  const lineage = (em: typeof shop.em) => lineageOf(em.fork());
  const before = await lineage(shop.em);
  await server.kill('SIGTERM');
  const there = await takeOver(new URL(url).pathname.slice(1));
  const again = await startServer(PORTS.killed, served, { DATABASE_URL: there, METRICS_PORT: String(PORTS.erased) });
  onTestFinished(async () => void (await again.kill('SIGTERM')));
  expect([await gauge(), again.said()]).toEqual(['1', expect.stringMatching(/O banco voltou atrás/)]);
  // At once, and not with the next checkpoint.
  const orm = await openOrm(there);
  expect(goesOnWith(await lineage(orm.em as typeof shop.em), before)).toBe(true);
  // The one that was left is by then the older one.
  for (let orders = 0; orders < 3; orders++) await orderAt(again.url);
  await again.kill('SIGTERM');
  expect(await refusal({ DATA_DIR: served, DATABASE_URL: url })).toEqual([
    1,
    expect.stringMatching(/é o de antes: .* anote isso/),
  ]);
}, 120_000);
