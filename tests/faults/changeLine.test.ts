import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import type { Plano } from '../../modules/catalogue/plano.entity.ts';
import { entities, kept } from '../../modules/index.ts';
import { canonicalAddress } from '../../modules/site/address.ts';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { openDatabase, type Orm } from '../../platform/database/orm.ts';
import { startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { layLine } from '../support/cutLine.ts';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

// Shops over one PostgreSQL: what one of them, or anybody, changes in it is shown by none as it was.

const LIST = '/api/planos/listarativos';
const SOON = { timeout: 20_000 };

let postgres: Postgres;
let databases = 0;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.database(`juntas_${databases++}`);
});

interface Open extends Shop {
  get: (path: string) => Promise<string>;
  metric: (name: string) => Promise<number>;
}

/** A shop as it is in production, where what is answered is kept. */
async function open(address = url): Promise<Open> {
  const settings = { NODE_ENV: 'production', DEMO_DATA: 'off', BOT_CHECK: 'off', RATE_LIMIT: 'off' };
  const shop = await openShop({ ...settings, DATABASE_URL: address });
  onTestFinished(shop.close);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  return {
    ...shop,
    get: async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    metric: async (name) =>
      Number(new RegExp(`^${name} (.+)$`, 'm').exec(await shop.app.metrics.registry.getSingleMetricAsString(name))?.[1]),
  };
}

/** Whether a shop shows this in its list and on the page of an order. */
async function shows(shop: Open, nome: string, { id }: Plano): Promise<boolean[]> {
  const pages = await Promise.all([LIST, `/assineja-hospedagem-php?planoId=${id}`].map(shop.get));
  return pages.map((page) => page.includes(nome));
}

/** Whether a shop answers from what it keeps. */
async function keeps(shop: Open): Promise<boolean> {
  const before = await shop.metric('page_cache_hits_total');
  for (const path of [LIST, LIST]) await shop.get(path);
  return (await shop.metric('page_cache_hits_total')) > before;
}

/** A connection that is no shop's, as that of `psql`. */
async function outside(): Promise<(sql: string) => Promise<unknown>> {
  const orm: Orm = await openDatabase({ url, entities, migrations });
  onTestFinished(() => orm.close());
  return (sql) => orm.em.fork().getConnection().execute(sql);
}

describe('what is changed', () => {
  let shops: [Open, Open];
  let plano: Plano;
  beforeEach(async () => {
    shops = [await open(), await open()];
    plano = await criarPlano(shops[0].em, { nome: 'Plano de antes' });
    for (const shop of shops) {
      await expect.poll(() => shows(shop, 'Plano de antes', plano), SOON).toEqual([true, true]);
      expect(await keeps(shop)).toBe(true);
    }
  });

  it('by staff at one shop is shown by it at once, and by the other', async () => {
    const staff = await signIn(shops[0]);
    const query =
      'mutation ($id: ID, $versao: Int, $input: PlanoInput!) { salvarPlano(id: $id, versao: $versao, input: $input) { nome } }';
    const input = { nome: 'Plano de agora' };
    const { errors } = await staff.graphql(query, { id: String(plano.id), versao: 1, input });
    expect(errors).toBeUndefined();
    expect(await shows(shops[0], input.nome, plano)).toEqual([true, true]);
    await expect.poll(() => shows(shops[1], input.nome, plano), SOON).toEqual([true, true]);
    for (const shop of shops) expect(await keeps(shop)).toBe(true);
  });

  it('between an order and the price that it was shown is what the order is reckoned from, at either shop', async () => {
    const staff = await signIn(shops[0]);
    const query =
      'mutation ($id: ID, $versao: Int, $input: PlanoInput!) { salvarPlano(id: $id, versao: $versao, input: $input) { nome } }';
    const order = async (shop: Open, valor: number, chave: string) => {
      const input = { ...FORMULARIO, planoId: String(plano.id), periodo: 1, valor, chave };
      const { data, errors } = await shop.graphql(
        'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }',
        { input },
      );
      return errors ? errors[0]!.extensions.erro : (data!.criarAssinatura as { clienteIdB: string }).clienteIdB;
    };
    const chaves = [novaChave(), novaChave()];
    const { errors } = await staff.graphql(query, { id: String(plano.id), versao: 1, input: { valor: 49.9 } });
    expect(errors).toBeUndefined();
    for (const [index, shop] of shops.entries()) expect(await order(shop, 24.9, chaves[index]!)).toBe('VALOR_ATUALIZADO');
    // Sent again with the new one, and a second time to the other, it is one order.
    for (const chave of chaves) {
      const id = await order(shops[0], 49.9, chave);
      expect(id).not.toBe('VALOR_ATUALIZADO');
      expect(await order(shops[1], 49.9, chave)).toBe(id);
    }
  });

  it.each([
    ['by hand', `update planos set nome = 'Plano de agora'`, [true, true]],
    ['within a transaction', `begin; update planos set nome = 'Plano de agora'; commit`, [true, true]],
    ['by emptying the table', 'truncate planos cascade', [false, false]],
  ])('%s is shown by both', async (_how, sql, shown) => {
    await (
      await outside()
    )(sql);
    for (const shop of shops) {
      await expect.poll(() => shows(shop, 'Plano de antes', plano), SOON).toEqual([false, false]);
      expect(await shows(shop, 'Plano de agora', plano)).toEqual(shown);
    }
  });
});

describe('a line', () => {
  /** A shop whose connections go through a line that can fail. */
  async function openThrough() {
    const line = await layLine(Number(new URL(url).port));
    onTestFinished(async () => void (await line.close()));
    const shop = await open(Object.assign(new URL(url), { port: String(line.port) }).href);
    expect(await shop.metric('changes_heard')).toBe(1);
    return { line, shop };
  }

  it('that is lost leaves nothing on show as it was, and nothing is kept until it is there again', async () => {
    const { line, shop } = await openThrough();
    const plano = await criarPlano(shop.em, { nome: 'Plano de antes' });
    await expect.poll(() => keeps(shop), SOON).toBe(true);
    const run = await outside();
    line.refuse('listen loja_mudou');
    await run(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like '%escuta' and datname = current_database()`,
    );
    await expect.poll(() => shop.metric('changes_heard'), SOON).toBe(0);
    for (const nome of ['Plano de agora', 'Plano de depois']) {
      await run(`update planos set nome = '${nome}'`);
      expect(await shows(shop, nome, plano)).toEqual([true, true]);
      expect(await keeps(shop)).toBe(false);
    }
    line.refuse(null);
    await expect.poll(() => shop.metric('changes_heard'), SOON).toBe(1);
    expect(await shows(shop, 'Plano de depois', plano)).toEqual([true, true]);
    expect(await keeps(shop)).toBe(true);
  });

  it('that is open and dead is noticed', async () => {
    const { line, shop } = await openThrough();
    line.freeze();
    await expect.poll(() => shop.metric('changes_heard'), SOON).toBe(0);
    // Nothing that was asked over it is waited for.
    await line.close();
  });
});

it('tables that are made anew beneath an open shop, as by a restore, are shown as they are by then', async () => {
  const shop = await open();
  const plano = await criarPlano(shop.em, { nome: 'Plano de antes' });
  await expect.poll(() => keeps(shop), SOON).toBe(true);
  const run = await outside();
  await run(`begin; create table copia (like planos including all); insert into copia select * from planos;
    update copia set nome = 'Plano de agora'; drop table planos cascade; alter table copia rename to planos;
    create trigger avisa_mudanca after update on planos for each statement execute function avisar_mudanca(); commit`);
  await expect.poll(() => shows(shop, 'Plano de agora', plano), SOON).toEqual([true, true]);
  await expect.poll(() => keeps(shop), SOON).toBe(true);
});

it('a start has changes told again that somebody has silenced', async () => {
  const first = await open();
  const plano = await criarPlano(first.em, { nome: 'Plano de antes' });
  const run = await outside();
  await run('alter table planos disable trigger avisa_mudanca');
  const second = await open();
  await expect.poll(() => keeps(second), SOON).toBe(true);
  await run(`update planos set nome = 'Plano de agora'`);
  for (const shop of [first, second]) await expect.poll(() => shows(shop, 'Plano de agora', plano), SOON).toEqual([true, true]);
});

it('a start waits for who writes to a table for long, and holds up nobody else who does', async () => {
  const first = await open();
  await criarPlano(first.em, { nome: 'Plano de antes' });
  const brief = await outside();
  await brief('drop trigger avisa_mudanca on planos');
  const long = new pg.Client({ connectionString: url });
  onTestFinished(() => long.end());
  await long.connect();
  await long.query('begin; update planos set nome = nome');
  const opening = open();
  const waits = async () => (await brief(`select 1 from pg_locks where not granted and relation = 'planos'::regclass`)) as [];
  await expect.poll(async () => (await waits()).length, SOON).toBe(1);
  await brief(`insert into planos (nome, plano_tipo, valor) values ('Plano de depois', 'PHP', 1000)`);
  await long.query('commit');
  expect(await (await opening).metric('changes_heard')).toBe(1);
});

it('what staff write of the company is said by every process, although each keeps its pages', async () => {
  const [first, second] = [await open(), await open()];
  const says = async () =>
    Promise.all([first, second].map(async (shop) => (await shop.get('/atendimento')).includes('das 8h às 20h')));
  expect(await says()).toEqual([false, false]);
  const staff = await signIn(first);
  const { errors } = await staff.graphql(
    'mutation { salvarTextosDoSite(versao: 0, input: { horario: "todos os dias, das 8h às 20h" }) { versao } }',
  );
  expect(errors).toBeUndefined();
  expect((await says())[0]).toBe(true);
  await expect.poll(says, SOON).toEqual([true, true]);
});

it('of every table that anything kept depends on changes are told', async () => {
  const { app, orm } = await open();
  const told = ['dia', ...kept.map((entity) => orm.getMetadata().get(entity).tableName)];
  const ofRoutes = [...app.routes.values()].flat().flatMap(({ config }) => (config as { kept?: string[] })?.kept ?? []);
  const ofPages = ROTAS_INDEXADAS.flatMap((rota) => canonicalAddress(rota)!.dependeDe);
  expect(ofRoutes).toContain('planos');
  for (const table of [...ofRoutes, ...ofPages]) expect(told).toContain(table);
});
