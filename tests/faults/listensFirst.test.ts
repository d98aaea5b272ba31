import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { asOutsider, startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { openShop, type Shop } from '../support/shop.ts';

// An account to which PostgreSQL gives fewer connections than a machine takes: the one on which it hears of changes is not the one that it goes without.

const ACCOUNT = 'pouco';
const LISTENS = `application_name like '% escuta'`;
const AT_ONCE = 30;
/** Sooner than an idle connection would be given back by itself. */
const SOON = { timeout: 6000, interval: 100 };

let postgres: Postgres;
let url: string;
let shop: Shop;
const asAdministrator = <Row extends object>(sql: string) =>
  asOutsider(url, async (client) => (await client.query<Row>(sql)).rows);
const giveAtMost = (connections: number) => asAdministrator(`alter role ${ACCOUNT} connection limit ${connections}`);
const end = (which: string) =>
  asAdministrator(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = '${ACCOUNT}' and ${which}`);
const open = async (which = 'true') => {
  const [row] = await asAdministrator<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity where usename = '${ACCOUNT}' and ${which}`,
  );
  return row!.open;
};

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database('loja');
  await asAdministrator(`create role ${ACCOUNT} login`);
  await asAdministrator(`alter database loja owner to ${ACCOUNT}; alter schema public owner to ${ACCOUNT}`);
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  await giveAtMost(-1);
  const DATABASE_URL = Object.assign(new URL(url), { username: ACCOUNT }).href;
  shop = await openShop({ NODE_ENV: 'production', DATABASE_URL, RATE_LIMIT: 'off', BOT_CHECK: 'off', DEMO_DATA: 'off' });
  onTestFinished(shop.close);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  await comeAtOnce();
});

/** Many follow an order that there is not, at once, for which each needs a connection. */
async function comeAtOnce(): Promise<void> {
  const { port } = shop.app.server.address() as AddressInfo;
  const query = 'query ($id: ID!) { acompanhamento(clienteIdB: $id) { etapa } }';
  const ask = () =>
    fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { id: crypto.randomUUID() } }),
    }).then((response) => response.text());
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}

/** Whether changes are heard, while the shop has much to do. */
async function hears(): Promise<boolean> {
  await comeAtOnce();
  return (await shop.app.metrics.registry.getSingleMetricAsString('changes_heard')).includes('changes_heard 1');
}

it('takes one from those that it works with where it has lost the one that listens, and is given no other', async () => {
  expect(await hears()).toBe(true);
  const before = await open();
  await giveAtMost(before - 1);
  await end(LISTENS);
  await expect.poll(async () => [await open(LISTENS), await hears()], SOON).toEqual([1, true]);
  expect(await open()).toBeLessThan(before);
});

it('hears again where it has lost all of them at a busy moment', async () => {
  await giveAtMost(4);
  const busy = [comeAtOnce(), comeAtOnce()];
  await end('true');
  await Promise.all(busy);
  await expect.poll(hears, SOON).toBe(true);
});
