import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { createKey, type AccessKey } from '../support/accessKeys.ts';
import { novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openOne, openTwo, useDatabases } from '../support/machines.ts';
import type { Shop } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

// Two processes over one PostgreSQL write and tell of orders: whoever copies them hears of every change, of none twice, whatever is committed when (058).

const newDatabase = useDatabases();

interface Told {
  clienteIdB: string;
  status: string;
  alteradoEm: string;
}
interface Page {
  pedidos: Told[];
  cursor: string;
  mais: boolean;
}

/** Two processes, and a key with which orders are read. */
async function open(): Promise<[one: Shop, other: Shop, key: AccessKey]> {
  const [one, other] = await openTwo(await newDatabase(), { RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  return [one, other, await createKey(await signIn(one), ['pedidos:ler'])];
}

async function order({ app }: Shop): Promise<string> {
  const payload = { ...TEMPORARIO, valor: 10, chave: novaChave() };
  return (await app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json<Told>().clienteIdB;
}

async function change({ orm }: Shop, clienteIdB: string): Promise<void> {
  const em = orm.em.fork();
  (await em.findOneOrFail(Assinatura, { clienteIdB })).status = 'concluida';
  await em.flush();
}

/** Reads to the end, a few at a time. Answers where the end is. */
async function readOn({ app }: Shop, { headers }: AccessKey, cursor: string, hear: (told: Told) => void): Promise<string> {
  const url = `/api/pedidos?limite=4${cursor && `&desde=${cursor}`}`;
  const page = (await app.inject({ url, headers })).json<Page>();
  page.pedidos.forEach(hear);
  return page.mais ? readOn({ app } as Shop, { headers } as AccessKey, page.cursor, hear) : page.cursor;
}

it('what was begun first and is committed last is heard of, behind what overtook it, and once', async () => {
  const [one, other, key] = await open();
  const [slow, quick] = [await order(one), await order(one)];
  const heard: string[] = [];
  const hear = ({ clienteIdB }: Told) => heard.push(clienteIdB);
  let cursor = await readOn(other, key, '', hear);
  expect(heard.splice(0)).toEqual([slow, quick]);
  // An order that has its number, and a change that has its instant, before the others.
  const begun = one.orm.em.fork();
  await begun.begin();
  const born = randomUUID();
  const run = (sql: string, values: string[] = []) =>
    begun.getConnection().execute(sql, values, 'run', begun.getTransactionContext());
  await run('create temp table born on commit drop as select * from assinaturas where cliente_id_b = ?', [slow]);
  await run(
    `update born set id = nextval(pg_get_serial_sequence('assinaturas', 'id')), cliente_id_b = ?, chave = ?, codigo = null, posicao = null, posicao_versao = 0`,
    [born, novaChave()],
  );
  await run('insert into assinaturas select * from born');
  (await begun.findOneOrFail(Assinatura, { clienteIdB: slow })).status = 'cancelada';
  await begun.flush();
  const late = await order(other);
  await change(one, quick);
  cursor = await readOn(other, key, cursor, hear);
  expect(heard.splice(0)).toEqual([late, quick]);
  cursor = await readOn(one, key, cursor, hear);
  expect(heard).toEqual([]);
  await begun.commit();
  cursor = await readOn(one, key, cursor, hear);
  expect(heard.splice(0).toSorted()).toEqual([slow, born].toSorted());
  await readOn(other, key, cursor, hear);
  expect(heard).toEqual([]);
});

it('whoever reads now of one and now of the other while both write has all in the end, and no change twice', async () => {
  const [one, other, key] = await open();
  const written = new AbortController();
  const write = async (shop: Shop) => {
    for (let n = 0; n < 20; n++) await change(n % 3 === 0 ? one : other, await order(shop));
  };
  const copyAll = async (turns: readonly Shop[]) => {
    const copy = new Map<string, string>();
    const changes: string[] = [];
    const hear = ({ clienteIdB, status, alteradoEm }: Told) => {
      copy.set(clienteIdB, status);
      changes.push(`${clienteIdB} ${status} ${alteradoEm}`);
    };
    let cursor = '';
    for (let turn = 0; !written.signal.aborted; turn++) cursor = await readOn(turns[turn % turns.length]!, key, cursor, hear);
    await readOn(one, key, cursor, hear);
    return { copy, repeated: changes.filter((said, i) => changes.indexOf(said) !== i) };
  };
  const copies = [copyAll([one, other]), copyAll([other]), copyAll([other, one])];
  await Promise.all([write(one), write(other), write(one), write(other)]);
  written.abort();
  const stored = await one.orm.em.fork().findAll(Assinatura);
  expect(stored).toHaveLength(80);
  const all = new Map(stored.map(({ clienteIdB, status }) => [clienteIdB, status]));
  for (const { copy, repeated } of await Promise.all(copies)) expect([copy, repeated]).toEqual([all, []]);
});

it('whoever copies orders is told that the database has gone back, though as many have come since', async () => {
  const url = await newDatabase();
  const settings = { RATE_LIMIT: 'off', BOT_CHECK: 'off' };
  const now = await openOne(url, settings);
  const key = await createKey(await signIn(now), ['pedidos:ler']);
  await order(now);
  await readOn(now, key, '', () => {});
  await now.app.close();
  await now.orm.close();
  // As it was at this minute, in a database of its own.
  const then = await newDatabase();
  const [name, source] = [then, url].map((address) => new URL(address).pathname.slice(1));
  const admin = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await admin.connect();
  await admin.query(`drop database "${name}"`);
  await admin.query(`create database "${name}" template "${source}"`);
  await admin.end();
  const later = await openOne(url, settings);
  await order(later);
  const cursor = await readOn(later, key, '', () => {});

  const back = await openOne(then, settings);
  await order(back);
  await order(back);
  const lost = await back.app.inject({ url: `/api/pedidos?desde=${cursor}`, headers: key.headers });
  expect([lost.statusCode, lost.json().codigo]).toEqual([409, 'CURSOR_DESCONHECIDO']);
  const heard: string[] = [];
  const begun = await readOn(back, key, '', ({ clienteIdB }) => heard.push(clienteIdB));
  expect(new Set(heard).size).toBe(3);
  await order(back);
  await readOn(back, key, begun, ({ clienteIdB }) => heard.push(clienteIdB));
  expect(new Set(heard).size).toBe(4);
});
