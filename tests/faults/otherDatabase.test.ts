import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { asOutsider, startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { runCommand } from '../support/command.ts';
import { startServer } from '../support/crash.ts';
import { criarPlano } from '../support/factories.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { DIAGNOSIS_HEADER } from '../../platform/http/health.ts';
import { diagnosisKey } from '../../platform/secret.ts';
import { openOne } from '../support/machines.ts';
import { PORTS } from '../support/ports.ts';
import { refusal } from '../support/refusal.ts';
import { metric, orderAt } from '../support/served.ts';
import type { Shop } from '../support/shop.ts';

// A database of PostgreSQL that is whole, and not the one that was meant: another shop's, an empty one, one that the shop has left, or one of before.

let postgres: Postgres;
let databases = 0;
let url: string;
let shop: Shop;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.database(`outro_${databases++}`);
  shop = await openOne(url, { RATE_LIMIT: 'off', BOT_CHECK: 'off' });
});

const ready = async (of = shop) => (await of.app.inject('/readyz')).statusCode;

/** A data folder for one test. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pasta-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('that is empty begins no new shop where the data folder has served one', async () => {
  const empty = await postgres.database('vazia');
  const served = newFolder();
  // It has been open here once, for a moment.
  const server = await startServer(PORTS.killed, served, { DATABASE_URL: url });
  await server.kill('SIGTERM');
  expect(await refusal({ DATA_DIR: served, DATABASE_URL: empty })).toEqual([
    1,
    expect.stringMatching(/\/vazia\) está vazio.*apague/),
  ]);
  const tables = await asOutsider(empty, (client) => client.query(`select 1 from pg_tables where schemaname = 'public'`));
  expect(tables.rows).toEqual([]);
  // Nor an embedded one, where nothing says which database is meant.
  expect(await refusal({ DATA_DIR: served, DATABASE_URL: '' })).toEqual([
    1,
    expect.stringMatching(/site\.db\) está vazio.*\/outro_\d+.*apague/),
  ]);
  // Another shop is as wrong as none.
  const other = newFolder();
  const another = await startServer(PORTS.killed, other, { DATABASE_URL: empty });
  await another.kill('SIGTERM');
  expect(await refusal({ DATA_DIR: served, DATABASE_URL: empty })).toEqual([
    1,
    expect.stringMatching(/\/vazia\) é de outra loja.*apague/),
  ]);
  const doctor = await runCommand('doctor', [], served, { DATABASE_URL: empty });
  expect(doctor.stdout).toMatch(/^falha +banco: .*é de outra loja/m);
}, 90_000);

it('of before a restore is not opened where the folder has served later orders', async () => {
  await criarPlano(shop.em, { valor: 100 });
  await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload: { ...TEMPORARIO, valor: 100 } });
  await shop.app.close();
  await shop.orm.close();
  const served = newFolder();
  const open = (address: string) => startServer(PORTS.killed, served, { DATABASE_URL: address });
  await (await open(url)).kill('SIGTERM');
  const name = new URL(url).pathname.slice(1);
  const maintenance = new URL('/postgres', url).href;
  await asOutsider(maintenance, (client) => client.query(`create database ${name}_copia template ${name}`));
  const copy = new URL(`/${name}_copia`, url).href;
  const server = await open(copy);
  const body = JSON.stringify({ ...TEMPORARIO, valor: 100 });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${server.url}/api/temporarios/salvar`, { method: 'POST', headers, body })).status).toBe(200);
  await server.kill('SIGTERM');
  const said =
    /\/outro_\d+\) tem o último pedido de .+ já serviu um de .+_copia\. Confira DATABASE_URL.+apague .+ultimo-pedido\.json/;
  expect(await refusal({ DATA_DIR: served, DATABASE_URL: url })).toEqual([1, expect.stringMatching(said)]);
  const doctor = await runCommand('doctor', [], served, { DATABASE_URL: url });
  expect(doctor.stdout).toMatch(new RegExp(`^falha +banco: .*${said.source}`, 'm'));
  // One that goes back where it is was meant, or something is lost: it opens, and says so.
  await asOutsider(copy, (client) => client.query('delete from assinaturas'));
  const emptied = await runCommand('doctor', [], served, { DATABASE_URL: copy });
  expect([emptied.code, emptied.stdout]).toEqual([
    2,
    expect.stringMatching(/^falha +banco: O banco voltou atrás: .*procure o que falta/m),
  ]);
  const opened = await open(copy);
  expect(opened.said()).toMatch(/O banco voltou atrás: .* procure o que falta/);
  await opened.kill('SIGTERM');
  expect((await runCommand('doctor', [], served, { DATABASE_URL: copy })).stdout).toMatch(/^falha +banco: O banco voltou/m);
  // Somebody means it.
  rmSync(join(served, 'ultimo-pedido.json'));
  await (await open(url)).kill('SIGTERM');
}, 90_000);

it('of another shop is not what the balancer asks for', async () => {
  const served = newFolder();
  const server = await startServer(PORTS.killed, served, { DATABASE_URL: url, METRICS_PORT: String(PORTS.erased) });
  onTestFinished(async () => void (await server.kill('SIGTERM')));
  const said = async (query: string, headers = {}) => await fetch(`${server.url}/readyz${query}`, { headers });
  const asked = async (query: string) => {
    const response = await said(query);
    return [response.status, ((await response.json()) as { codigo?: string }).codigo];
  };
  const doctor = await runCommand('doctor', [], served, { DATABASE_URL: url });
  const [, name] = /^ok +banco: .* a loja é a ([0-9a-f]{32})$/m.exec(doctor.stdout)!;
  expect(await asked(`?loja=${name}`)).toEqual([200, undefined]);
  for (const query of ['?loja=', '?loja=outra', `?loja=${name}&loja=${name}`])
    expect(await asked(query)).toEqual([503, 'LOJA_DIVERGENTE']);
  // Anybody may ask: it calls no operator, and what the shop is called is said to whoever has the key of the diagnosis.
  expect([await metric('refusals_total{code="OUTRA_LOJA"}'), await metric('database_is_own')]).toEqual(['0', '1']);
  expect(await (await said('?loja=outra')).text()).not.toContain(name);
  const key = { [DIAGNOSIS_HEADER]: diagnosisKey(served) };
  expect(await (await said('?loja=outra', key)).text()).toContain(name);
}, 60_000);

/** What another shop has under the same name, or one that is empty, and how the shop's own comes back. */
const OTHERS = [
  {
    what: 'of another shop',
    comes: `update mikro_orm_migrations set executed_at = executed_at - interval '1 year' where id = (select min(id) from mikro_orm_migrations)`,
    goes: `update mikro_orm_migrations set executed_at = executed_at + interval '1 year' where id = (select min(id) from mikro_orm_migrations)`,
    orders: 'assinaturas',
  },
  {
    what: 'that is empty',
    comes: 'alter schema public rename to antes; create schema public',
    goes: 'drop schema public; alter schema antes rename to public',
    orders: 'antes.assinaturas',
  },
];

it.each(OTHERS)(
  '$what, come to lie beneath an open one, is neither shown nor sold from',
  async ({ comes, goes, orders }) => {
    const plano = await criarPlano(shop.em, { valor: 100 });
    const served = newFolder();
    const settings = { DATABASE_URL: url, DEMO_DATA: 'off', NODE_ENV: 'production', METRICS_PORT: String(PORTS.erased) };
    const server = await startServer(PORTS.killed, served, settings);
    onTestFinished(async () => void (await server.kill('SIGTERM')));
    const answers = async () => {
      const asked = ['/', '/api/planos/listarativos', `/assineja-hospedagem-php?planoId=${plano.id}`, '/readyz', '/healthz'];
      const pages = await Promise.all(asked.map(async (path) => (await fetch(server.url + path)).status));
      return [...pages, (await orderAt(server.url)).status];
    };
    const open = [200, 200, 200, 200, 200, 200];
    expect(await answers()).toEqual(open);
    const become = (sql: string) => asOutsider(url, (client) => client.query(sql));
    // Its connections end, and those that come back lead there.
    await become(comes);
    const others = `pid <> pg_backend_pid() and datname = current_database()`;
    await become(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    await expect.poll(answers, { timeout: 60_000 }).toEqual([503, 503, 503, 503, 200, 503]);
    expect(await metric('database_is_own')).toBe('0');
    const stored = async () => (await asOutsider(url, (client) => client.query(`select id from ${orders}`))).rows.length;
    const had = await stored();
    await orderAt(server.url);
    expect(await stored()).toBe(had);
    await become(goes);
    await expect.poll(answers, { timeout: 60_000 }).toEqual(open);
    expect(await metric('database_is_own')).toBe('1');
  },
  150_000,
);

it('whose name in the data folder nobody can read is refused, and not taken for the right one', async () => {
  const served = newFolder();
  writeFileSync(join(served, 'loja-servida.json'), '{"loja":');
  expect(await refusal({ DATA_DIR: served, DATABASE_URL: url })).toEqual([
    1,
    expect.stringMatching(/loja-servida\.json.* não pode ser lido; apague-o/),
  ]);
});

it('is called the same where it has moved, and where a copy is put back', async () => {
  const [served, fresh] = [newFolder(), newFolder()];
  const nameIn = (folder: string) =>
    (JSON.parse(readFileSync(join(folder, 'loja-servida.json'), 'utf8')) as { loja: string }).loja;
  const open = (folder: string, address: string) => startServer(PORTS.killed, folder, { DATABASE_URL: address });
  await shop.app.close();
  await shop.orm.close();
  await (await open(served, url)).kill('SIGTERM');
  const name = nameIn(served);
  const there = await postgres.database('nome_mudado');
  expect(await runCommand('move', [there], served, { DATABASE_URL: url })).toMatchObject({ code: 0 });
  // Copies leave out what a database remembers of places.
  await asOutsider(there, (client) => client.query('delete from registros'));
  for (const folder of [fresh, served]) await (await open(folder, there)).kill('SIGTERM');
  expect([nameIn(fresh), nameIn(served)]).toEqual([name, name]);
  const embedded = `sqlite:${join(newFolder(), 'site.db')}`;
  expect((await runCommand('move', [embedded], served, { DATABASE_URL: there })).code).toBe(0);
  await (await open(served, embedded)).kill('SIGTERM');
  expect(nameIn(served)).toBe(name);
}, 120_000);

it('that a shop has moved out of opens for none', async () => {
  const dataDir = newFolder();
  await criarPlano(shop.em, { nome: 'Mudou-se' });
  await shop.app.close();
  await shop.orm.close();
  const [there, back] = [await postgres.database('para_onde'), await postgres.database('de_volta')];
  const moved = await runCommand('move', [there], dataDir, { DATABASE_URL: url });
  expect([moved.code, moved.stdout]).toEqual([0, expect.stringMatching(/nenhuma loja abre com ele/)]);
  expect(await refusal({ DATA_DIR: dataDir, DATABASE_URL: url })).toEqual([
    1,
    expect.stringMatching(/^A loja deste banco \(.*\/outro_\d+\) mudou-se para PostgreSQL em .*\/para_onde, .*apague/),
  ]);
  const doctor = await runCommand('doctor', [], dataDir, { DATABASE_URL: url });
  expect(doctor.stdout).toMatch(/^falha +banco: .*mudou-se para/m);
  const mistaken = await openOne(url);
  expect(await ready(mistaken)).toBe(503);
  await mistaken.app.close();
  await mistaken.orm.close();
  // The mark does not come along with what is moved once more.
  expect((await runCommand('move', [back], dataDir, { DATABASE_URL: url })).code).toBe(0);
  const other = await openOne(back);
  expect((await other.app.inject('/api/planos/listarativos')).json()).toMatchObject([{ nome: 'Mudou-se' }]);
  const marks = await other.em.getConnection().execute(`select nome from registros where nome = 'mudou-se'`);
  expect(marks).toEqual([]);
}, 90_000);
