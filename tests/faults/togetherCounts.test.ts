import { expect, it, onTestFinished, vi } from 'vitest';
import { createAttempts } from '../../platform/attempts.ts';
import { tidyCounts } from '../../platform/database/counts.ts';
import { visitorAt } from '../../platform/http/visitor.ts';
import { createLimits } from '../../platform/limits.ts';
import { createSharedLimiters } from '../../platform/sharedLimiter.ts';
import { layLine } from '../support/cutLine.ts';
import { openOne, openOrm, openTwo, SESSION_SECRET, sql, useDatabases } from '../support/machines.ts';
import type { Shop } from '../support/shop.ts';
import { SENHA, signIn } from '../support/staff.ts';

// Several servers over one PostgreSQL count limits and attempts together.

const newDatabase = useDatabases();

/** No minute and no delay runs out while a slow machine works. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const guessCoupon = async ({ app }: Shop, address: string) =>
  (await app.inject({ url: '/api/cupons/codigo/CHUTE', headers: from(address) })).statusCode;

it('a limit that is used up in two halves is used up in both', async () => {
  const [one, other] = await openTwo(await newDatabase());
  stopClock();
  const address = '198.51.100.7';
  for (const shop of [one, other]) for (let n = 0; n < 10; n++) expect(await guessCoupon(shop, address)).toBe(404);
  expect([await guessCoupon(one, address), await guessCoupon(other, address)]).toEqual([429, 429]);
  expect(await guessCoupon(other, '198.51.100.8')).toBe(404);
  const rows = await sql<{ key: string; points: number }>(one.orm, 'select key, points from contagens');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('198.51');
  vi.setSystemTime(new Date(Date.now() + 61_000));
  expect([await guessCoupon(one, address), await guessCoupon(other, address)]).toEqual([404, 404]);
});

it('a password that is guessed in one and in the other by turns waits in both, and what is right is right for both', async () => {
  const [one, other] = await openTwo(await newDatabase());
  await signIn(one);
  stopClock();
  const login = async ({ app }: Shop, password: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/auth/login',
        headers: from('198.51.100.9'),
        payload: { username: 'ana', password },
      })
    ).statusCode;
  const guessByTurns = async () => {
    for (const shop of [one, other, one, other, one, other]) expect(await login(shop, 'chute')).toBe(401);
    for (const shop of [one, other]) expect(await login(shop, SENHA)).toBe(429);
  };
  await guessByTurns();
  const later = () => vi.setSystemTime(new Date(Date.now() + 20 * 60_000));
  later();
  expect(await login(other, SENHA)).toBe(200);
  await guessByTurns();
});

it('of guesses that come at once to both, one goes on after those that are free', async () => {
  const [one, other] = await openTwo(await newDatabase());
  stopClock();
  const guesses = [one, other, one, other, one, other, one, other, one, other, one, other].map(({ app }) =>
    app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: from('198.51.100.10'),
      payload: { username: 'ana', password: 'chute' },
    }),
  );
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(6);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});

it('counts that wait for each other are all counted: the database that is slow is not away', async () => {
  const [one, other] = await openTwo(await newDatabase());
  stopClock();
  // Three connections, so that the last of twenty waits for two seconds, and no statement for one.
  await sql(
    one.orm,
    `create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return new; end';
     create trigger slowly before insert on contagens for each row execute function wait()`,
  );
  const guesses = Array.from({ length: 40 }, (_, n) => guessCoupon(n % 2 ? one : other, '198.51.100.11'));
  const statuses = (await Promise.all(guesses)).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array<number>(20).fill(404), ...Array<number>(20).fill(429)]);
});

it('whoever waits out a delay asks the database nothing, however often he tries', async () => {
  const { orm, config } = await openOne(await newDatabase());
  const { createLimiter, close } = createSharedLimiters({ url: config.databaseUrl, key: 'chave', away: () => {} });
  onTestFinished(close);
  const attempts = createAttempts(true, createLimiter);
  const tryOf = (name: string) =>
    attempts.begin([
      { kind: 'par', key: `198.51.100.12 ${name}`, free: 5, cap: 900 },
      // No failure is free, so that the first delay is a long one.
      { kind: 'endereço', key: '198.51.100.12', free: -9, cap: 900 },
    ]);
  await tryOf('ana');
  // Who is asked meanwhile waits for the lock, and goes on waiting when nobody waits for the answer any more.
  const asked = await orm.em.fork().transactional(async (tx) => {
    const run = <Answer>(query: string) => tx.getConnection().execute<Answer>(query, [], 'all', tx.getTransactionContext());
    await run('lock table contagens in access exclusive mode');
    for (let n = 0; n < 5; n++) await expect(tryOf(`outro${n}`)).rejects.toThrow('Muitas tentativas');
    return run(`select pid from pg_stat_activity where application_name = 'loja-contagem' and wait_event_type = 'Lock'`);
  });
  expect(asked).toEqual([]);
});

it('what is counted stays counted when the transaction around it is rolled back', async () => {
  const url = await newDatabase();
  const { orm } = await openOne(url);
  stopClock();
  const { createLimiter, close } = createSharedLimiters({ url, key: SESSION_SECRET, away: () => {} });
  onTestFinished(close);
  const count = () => createLimits(true, createLimiter)(visitorAt('192.0.2.7'));
  const caller = count();
  const failing = orm.em.fork().transactional(async () => {
    for (let n = 0; n < 5; n++) await caller.spend('contato');
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await expect(count().spend('contato')).rejects.toThrow('Muitas tentativas');
});

it('while the database is away, one counts by itself, from what it has counted before', async () => {
  const url = await newDatabase();
  const line = await layLine(Number(new URL(url).port));
  const other = await openOne(url);
  const one = await openOne(Object.assign(new URL(url), { port: String(line.port) }).href);
  onTestFinished(() => void line.close());
  stopClock();
  // A challenge beyond the limit is told by what its key begins with, which is short.
  const ask = async ({ app }: Shop): Promise<number> =>
    (await app.inject({ url: '/api/verificacao/desafio', headers: from('198.51.100.11') })).json().parameters.keyPrefix.length;
  const lengths = [];
  for (let n = 0; n < 15; n++) lengths.push(await ask(one));
  line.silence();
  line.cut();
  for (let n = 0; n < 16; n++) lengths.push(await ask(one));
  expect(lengths).toEqual([...Array.from({ length: 30 }, () => 32), 2]);
  expect(await ask(other)).toBe(32);
});

it('the table of counts has so many of each kind and no more, and nothing that is over', async () => {
  const orm = await openOrm(await newDatabase());
  await orm.migrator.up();
  const [later, before] = [Date.now() + 86_400_000, Date.now() - 1];
  await sql(orm, `insert into contagens select 'tries conta:' || n, 1, ${later} + n from generate_series(1, 10050) n`);
  await sql(orm, `insert into contagens select 'cupom 1 60:' || n, 1, ${before} from generate_series(1, 50) n`);
  await sql(
    orm,
    `insert into contagens values ('tries conta:insistente', 25, ${later}), ('delay conta:insistente', 2, ${later})`,
  );
  // Counted by a clock that was a year ahead: whoever did it would wait as long.
  await sql(orm, `insert into contagens values ('delay conta:de-outro-ano', 2, ${later + 365 * 86_400_000})`);
  await sql(orm, `insert into contagens values ('fila:adiantada', 1, ${Date.now() + 3 * 3_600_000})`);
  await tidyCounts(orm, new Map([['fila', 3_605_000]]));
  const kinds = `select split_part(key, ':', 1) as kind, count(*)::int as n from contagens group by 1 order by 1`;
  expect(await sql(orm, kinds)).toEqual([
    { kind: 'delay conta', n: 1 },
    { kind: 'tries conta', n: 10_000 },
  ]);
  expect(await sql(orm, `select points from contagens where key = 'tries conta:insistente'`)).toEqual([{ points: 25 }]);
});
