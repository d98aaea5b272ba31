import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { entities } from '../../modules/index.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase, type Orm } from '../../platform/database/orm.ts';
import { schemaState } from '../../platform/database/schemaState.ts';
import { startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { SESSION_SECRET } from '../support/machines.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

// A version and the next one over one PostgreSQL, for the length of a deployment.

const LATER = { timeout: 20_000 };

let postgres: Postgres;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function open(DATABASE_URL: string): Promise<Shop> {
  const settings = { NODE_ENV: 'production', DEMO_DATA: 'off', BOT_CHECK: 'off', RATE_LIMIT: 'off' };
  const shop = await openShop({ ...settings, SESSION_SECRET, DATABASE_URL });
  onTestFinished(shop.close);
  return shop;
}

/** What the next version does to the schema, step by step. */
async function upgrade(url: string): Promise<(statements: readonly string[], name: string) => Promise<void>> {
  const orm = await openDatabase({ url, entities, migrations });
  onTestFinished(() => orm.close());
  return async (statements, name) => {
    const record = `insert into mikro_orm_migrations (name) values ('${name}')`;
    for (const statement of [...statements, record]) await orm.em.getConnection().execute(statement);
  };
}

const ready = async ({ app }: Shop) => (await app.inject('/readyz')).statusCode;

/** All that the next version may add beside this one: to every table, and another table. */
function additions(orm: Orm): string[] {
  const tables = [...orm.getMetadata().getAll().values()].flatMap(({ abstract, tableName }) => (abstract ? [] : [tableName]));
  return [
    ...tables.flatMap((table) => [
      `alter table "${table}" add "novidade" text null`,
      `alter table "${table}" add "novidades" int not null default 0`,
      `create index "${table}_novidades_index" on "${table}" ("novidades")`,
    ]),
    'create table "recados" ("id" serial primary key, "texto" text not null)',
  ];
}

/** What visitors and staff do, through the doors. Answers the public id of the order. */
async function useAll(shop: Shop, staff: Awaited<ReturnType<typeof signIn>>, planoId: number): Promise<string> {
  for (const path of ['/plano-hospedagem-php', `/assineja-hospedagem-php?planoId=${planoId}`, '/api/planos/listarativos?'])
    expect([path, (await shop.app.inject(path)).statusCode]).toEqual([path, 200]);
  const input = { ...FORMULARIO, planoId: String(planoId), periodo: 1, valor: 24.9, chave: novaChave() };
  const order = await shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
    input,
  });
  expect(order.errors).toBeUndefined();
  const list = await staff.graphql('{ assinaturas(pagina: 1) { itens { clienteIdB notas { texto } } } }');
  expect(list.errors).toBeUndefined();
  const saved = await staff.rest('POST', '/api/planos', { nome: 'Outro', planoTipo: 'PHP', valor: 1 });
  expect(saved.statusCode).toBe(201);
  const { id, versao } = saved.json();
  expect((await staff.rest('PUT', `/api/planos/${id}`, { nome: 'Outro nome', versao })).statusCode).toBe(200);
  expect((await staff.rest('DELETE', `/api/planos/${id}`)).statusCode).toBe(204);
  return (order.data!.criarAssinatura as { clienteIdB: string }).clienteIdB;
}

it('a version goes on, and starts, beside one that has only added to the schema', { timeout: 60_000 }, async () => {
  const url = await postgres.database(`rolante_${databases++}`);
  const before = await open(url);
  const { id } = await criarPlano(before.em, { planoTipo: 'PHP' });
  const staff = await signIn(before);
  const ids = [await useAll(before, staff, id)];
  await (
    await upgrade(url)
  )(additions(before.orm), '2099-01-01-futuro-widens');
  ids.push(await useAll(before, staff, id));
  const beside = await open(url);
  ids.push(await useAll(beside, await signIn(beside), id));
  for (const shop of [before, beside]) expect(await ready(shop)).toBe(200);
  expect((await beside.em.findAll(Assinatura)).map(({ clienteIdB }) => clienteIdB).toSorted()).toEqual(ids.toSorted());
});

it('a version that adds waits for who is at work, and holds up nobody else', { timeout: 60_000 }, async () => {
  const url = await postgres.database(`rolante_${databases++}`);
  const before = await open(url);
  const orm = await openDatabase({ url, entities, migrations });
  const long = new pg.Client({ connectionString: url });
  await long.connect();
  onTestFinished(async () => {
    await long.end();
    await orm.close();
  });
  const known = Object.keys(migrations.postgresql);
  // The last step without which this program goes on as well.
  await orm.migrator.down('2026-12-06-ordens-widens');
  await long.query('begin; lock table assinaturas in row exclusive mode');
  let waited = 0;
  const migrating = migrate(orm, { url, dataDir: before.config.dataDir, known, onWait: () => waited++ });
  await expect.poll(() => waited, LATER).toBe(1);
  const order = { ...TEMPORARIO, valor: 100 };
  expect((await before.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload: order })).statusCode).toBe(200);
  await long.query('commit');
  await migrating;
  expect(await schemaState(orm, known)).toBe('current');
});

it('a version steps back where the next one has done more than that', { timeout: 60_000 }, async () => {
  const url = await postgres.database(`rolante_${databases++}`);
  const before = await open(url);
  expect(await ready(before)).toBe(200);
  await (
    await upgrade(url)
  )(['alter table "planos" rename column "nome" to "titulo"'], '2099-01-01-futuro');
  await expect.poll(() => ready(before), LATER).toBe(503);
  const { codigo, detail } = (await before.app.inject('/readyz')).json();
  expect([codigo, detail]).toEqual(['VERSAO_ANTIGA', expect.stringContaining('versão mais nova')]);
});
