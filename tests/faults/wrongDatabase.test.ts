import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../support/command.ts';
import { layLine } from '../support/cutLine.ts';
import { criarPlano } from '../support/factories.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { openOne } from '../support/machines.ts';
import { refusal } from '../support/refusal.ts';
import { asOutsider, startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import type { Shop } from '../support/shop.ts';

// A database of PostgreSQL that opens, and in which orders would be lost, or taken twice, or not at all: the start refuses it, and so does /readyz where it
// becomes such a one under an open shop.

let postgres: Postgres;
let databases = 0;
let dataDir: string;
let url: string;
let shop: Shop;
beforeAll(async () => {
  postgres = await startPostgres(['-c', 'max_prepared_transactions=5']);
  dataDir = mkdtempSync(join(tmpdir(), 'banco-'));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  url = await postgres.database(`errado_${databases++}`);
  shop = await openOne(url, { RATE_LIMIT: 'off', BOT_CHECK: 'off' });
});

const MENSAGEM = {
  nome: 'Maria',
  email: 'maria@empresa.com.br',
  celular: '11 99999-0000',
  assunto: 'Migração',
  mensagem: 'Quanto tempo leva?',
  recaptchaToken: '',
};
const SOON = { timeout: 20_000 };
const ready = async (of = shop) => (await of.app.inject('/readyz')).statusCode;
const order = async (of = shop) =>
  (await of.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload: { ...TEMPORARIO, valor: 100 } })).statusCode;
const message = async (of = shop) =>
  (await of.app.inject({ method: 'POST', url: '/api/contato/enviar', payload: MENSAGEM })).statusCode;
const run = (sql: string) => shop.em.getConnection().execute(sql);

const PROOF = /um pedido de prova não pôde ser guardado/;

describe('what a restore that was cut off, or another version, leaves', () => {
  it.each([
    ['alter table assinaturas drop constraint assinaturas_chave_unique', /falta a chave única de assinaturas \(chave\)/],
    ['alter table planos drop constraint planos_pkey cascade', /falta a chave única de planos \(id\)/],
    [`select setval('assinaturas_id_seq', 1, false)`, /o contador de assinaturas está atrás das linhas/],
    ['alter table mensagens alter column id drop default', /falta o contador de mensagens/],
    ['drop table notas', /falta a tabela notas/],
    ['alter table assinaturas drop column codigo', /falta a coluna codigo de assinaturas/],
    ['alter table assinaturas set unlogged', /a tabela assinaturas se perde quando o PostgreSQL cai/],
    ['alter table assinaturas add alheia int not null default 0; alter table assinaturas alter alheia drop default', PROOF],
    ['alter table assinaturas alter nome type varchar(10)', PROOF],
    [
      `create function calada() returns trigger language plpgsql as 'begin return null; end';
       create trigger calada before insert on assinaturas for each row execute function calada()`,
      PROOF,
    ],
  ])('%s', async (damage, said) => {
    await criarPlano(shop.em, { valor: 100 });
    expect([await order(), await ready()]).toEqual([200, 200]);
    await shop.app.close();
    // Only then is the table as it was when rows were there.
    if (damage.includes('varchar')) await run('truncate assinaturas');
    await run(damage);
    expect(await refusal({ DATA_DIR: dataDir, DATABASE_URL: url })).toEqual([1, expect.stringMatching(said)]);
    const doctor = await runCommand('doctor', [], dataDir, { DATABASE_URL: url });
    expect(doctor.stdout).toMatch(new RegExp(`^falha +banco: não tem tudo de que um pedido precisa: ${said.source}`, 'm'));
  });
});

it('of an open shop that loses a column is told at once, and orders are asked for again', async () => {
  await criarPlano(shop.em, { valor: 100 });
  expect([await order(), await ready()]).toEqual([200, 200]);
  await run('alter table assinaturas rename column codigo to codigo_de_antes');
  expect([await order(), await ready()]).toEqual([503, 503]);
  await run('alter table assinaturas rename column codigo_de_antes to codigo');
  await expect.poll(() => ready(), SOON).toBe(200);
  expect(await order()).toBe(200);
});

it('of an open shop in which somebody holds the orders is told at once, and until he lets go', async () => {
  await criarPlano(shop.em, { valor: 100 });
  expect([await order(), await ready()]).toEqual([200, 200]);
  await asOutsider(url, async (holder) => {
    await holder.query('begin; lock table assinaturas in access exclusive mode');
    expect([await order(), await ready()]).toEqual([503, 503]);
  });
  await expect.poll(() => ready(), SOON).toBe(200);
  expect(await order()).toBe(200);
});

it('whose account may read, and not count, takes no order, and says so', async () => {
  await criarPlano(shop.em, { valor: 100 });
  await run(`create role visita login; grant select, insert, update, delete on all tables in schema public to visita`);
  const asked = Object.assign(new URL(url), { username: 'visita' }).href;
  expect(await refusal({ DATA_DIR: dataDir, DATABASE_URL: asked })).toEqual([
    1,
    expect.stringMatching(/o usuário do banco não pode usar o contador de \w+/),
  ]);
  await run('grant usage on all sequences in schema public to visita');
  await run('revoke insert on assinaturas from visita');
  expect(await refusal({ DATA_DIR: dataDir, DATABASE_URL: asked })).toEqual([
    1,
    expect.stringMatching(/o usuário do banco não pode ler e gravar a tabela assinaturas/),
  ]);
  await run('grant insert on assinaturas to visita');
  const other = await openOne(asked, { RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  expect([await order(other), await ready(other)]).toEqual([200, 200]);
  await run('revoke usage on all sequences in schema public from visita');
  expect([await order(other), await ready(other)]).toEqual([503, 503]);
  await run('grant usage on all sequences in schema public to visita');
  await expect.poll(() => ready(other), SOON).toBe(200);
  // It may not come in any more: that is no fault of the visitor's, nor one that nobody expects.
  await run('alter role visita nologin');
  await run(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'visita'`);
  await expect.poll(() => order(other), SOON).toBe(503);
  expect(await order(other)).toBe(503);
  await run('alter role visita login');
  await expect.poll(() => order(other), SOON).toBe(200);
});

it('that waits for a second machine which is away is not ready, and is again when nobody waits', async () => {
  const waits = await startPostgres();
  onTestFinished(waits.stop);
  const address = await waits.database('espera');
  const waiting = await openOne(address);
  expect(await ready(waiting)).toBe(200);
  const set = (names: string) =>
    asOutsider(address, async (client) => {
      await client.query('set synchronous_commit = local');
      await client.query(`alter system set synchronous_standby_names = '${names}'`);
      await client.query('select pg_reload_conf()');
    });
  await set('segunda');
  await expect.poll(() => ready(waiting), SOON).toBe(503);
  // Asked again and again, it takes no more connections for it.
  for (let times = 0; times < 3; times++) expect(await ready(waiting)).toBe(503);
  const stuck = await asOutsider(address, (client) =>
    client.query(`select 1 from pg_stat_activity where wait_event = 'SyncRep'`),
  );
  expect(stuck.rows).toHaveLength(1);
  await set('');
  await expect.poll(() => ready(waiting), SOON).toBe(200);
});

it('that waits for a second machine refuses an order once, and then at once, storing nothing', async () => {
  const waits = await startPostgres();
  onTestFinished(waits.stop);
  const address = await waits.database('espera');
  const waiting = await openOne(address, { RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  await criarPlano(waiting.em, { valor: 100 });
  expect(await order(waiting)).toBe(200);
  const asked = (statement: string) =>
    asOutsider(address, async (client) => {
      await client.query('set synchronous_commit = local');
      return client.query(statement);
    });
  const set = async (names: string) => {
    await asked(`alter system set synchronous_standby_names = '${names}'`);
    await asked('select pg_reload_conf()');
  };
  const stored = async () => (await asked('select id from assinaturas')).rows.length;
  const timed = async (act: () => Promise<number>) => {
    const since = performance.now();
    const status = await act();
    return { status, seconds: (performance.now() - since) / 1000 };
  };
  await set('segunda');
  await expect
    .poll(async () => (await asked('show synchronous_standby_names')).rows[0])
    .toMatchObject({ synchronous_standby_names: 'segunda' });
  // Nobody knows yet: its answer is waited for as long as any, and no longer; that it will be there all the same cannot be taken back.
  const first = await timed(() => order(waiting));
  expect([first.status, first.seconds < 60]).toEqual([503, true]);
  expect(await ready(waiting)).toBe(503);
  for (const act of [order, message]) {
    const next = await timed(() => act(waiting));
    expect([next.status, next.seconds < 10]).toEqual([503, true]);
  }
  expect((await waiting.app.inject('/')).statusCode).toBe(200);
  await set('');
  await expect.poll(() => ready(waiting), SOON).toBe(200);
  expect(await stored()).toBe(2);
  expect([await order(waiting), await stored()]).toEqual([200, 3]);
}, 180_000);

it('whose name leads to another server by now is noticed by the line on which changes are heard', async () => {
  const second = await startPostgres();
  onTestFinished(second.stop);
  const address = new URL(await second.database('trocada'));
  const first = new URL(await postgres.database('trocada'));
  const there = await openOne(address.href);
  const line = await layLine(Number(first.port));
  onTestFinished(async () => void (await line.close()));
  const moved = await openOne(Object.assign(new URL(first), { port: String(line.port) }).href);
  const heard = () => moved.app.metrics.registry.getSingleMetricAsString('changes_heard');
  expect(await heard()).toMatch(/^changes_heard 1$/m);
  line.lead(Number(address.port));
  // Its statements go to the second server; the line stays with the first, which lives on.
  const ended = await asOutsider(first.href, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = 'trocada' and application_name not like '%escuta' and pid <> pg_backend_pid()`,
    ),
  );
  expect(ended.rows).not.toEqual([]);
  const plano = await criarPlano(there.em, { nome: 'Do segundo', valor: 41 });
  const shown = async () => (await moved.app.inject('/api/planos/listarativos')).json<{ nome: string; valor: number }[]>();
  await expect.poll(shown, SOON).toMatchObject([{ nome: 'Do segundo', valor: 41 }]);
  await expect.poll(heard, SOON).toMatch(/^changes_heard 0$/m);
  await expect.poll(heard, SOON).toMatch(/^changes_heard 1$/m);
  await there.em.getConnection().execute(`update planos set valor = 6100 where id = ${plano.id}`);
  await expect.poll(shown, SOON).toMatchObject([{ nome: 'Do segundo', valor: 61 }]);
});

it('that can only be read is a sentence', async () => {
  await shop.app.close();
  await run(`alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = on`);
  expect(await refusal({ DATA_DIR: dataDir, DATABASE_URL: url })).toEqual([
    1,
    expect.stringMatching(/^[^\n]*só pode ser lido[^\n]*$/),
  ]);
});

it.each(['LATIN1', 'SQL_ASCII'])('in %s is refused before anything is made in it, with what mends it', async (encoding) => {
  const name = `letras_${encoding.toLowerCase()}`;
  await run(`create database ${name} encoding '${encoding}' template template0 lc_collate 'C' lc_ctype 'C'`);
  const letras = new URL(`/${name}`, url).href;
  const says = `O banco ${name} guarda os textos em ${encoding}, e os da loja pedem UTF8. Crie outro, com outro nome: createdb -E UTF8 -T template0 -O`;
  expect(await refusal({ DATA_DIR: dataDir, DATABASE_URL: letras })).toEqual([1, expect.stringContaining(says)]);
  const tables = `select count(*)::int as n from pg_tables where schemaname = 'public'`;
  expect((await asOutsider(letras, (client) => client.query(tables))).rows).toEqual([{ n: 0 }]);
  await shop.app.close();
  await shop.orm.close();
  const { code, said } = await runCommand('move', [letras], dataDir, { DATABASE_URL: url });
  expect([code, said]).toEqual([1, expect.stringContaining(`O destino não pôde ser aberto. ${says}`)]);
});

it('that somebody sells out of again while it is moved is moved once that is over', async () => {
  const there = await postgres.database('enquanto');
  await shop.app.close();
  await shop.orm.close();
  // Held by nobody's connection.
  await asOutsider(url, (client) =>
    client.query(`begin; lock table notas in access exclusive mode; prepare transaction 'segura'`),
  );
  const moving = runCommand('move', [there], dataDir, { DATABASE_URL: url });
  const waits = () =>
    asOutsider(new URL('/postgres', url).href, (client) => client.query(`select 1 from pg_locks where not granted`));
  await expect.poll(async () => (await waits()).rows.length, SOON).toBe(1);
  const opened = new pg.Client({ connectionString: url, application_name: 'loja 0123' });
  await opened.connect();
  await opened.query(`commit prepared 'segura'`);
  const { code, said } = await moving;
  expect([code, said]).toEqual([1, expect.stringContaining('O banco está em uso por outra conexão.')]);
  for (const address of [url, there])
    expect((await refusal({ DATA_DIR: dataDir, DATABASE_URL: address }))[1]).toMatch(/mudou-se|não terminou/);
  await opened.end();
  expect((await runCommand('move', [there], dataDir, { DATABASE_URL: url })).code).toBe(0);
  await openOne(there);
});

it('that keeps rows out without a word confirms nothing, and says so at once', async () => {
  await criarPlano(shop.em, { valor: 100 });
  expect(await ready()).toBe(200);
  await run(`create function calada() returns trigger language plpgsql as 'begin return null; end'`);
  for (const table of ['assinaturas', 'mensagens'])
    await run(`create trigger calada before insert on ${table} for each row execute function calada()`);
  expect([await order(), await message(), await ready()]).toEqual([503, 503, 503]);
});
