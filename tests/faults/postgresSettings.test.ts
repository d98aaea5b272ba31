import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { asOutsider, startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { runCommand } from '../support/command.ts';
import { startServer } from '../support/crash.ts';
import { criarPlano } from '../support/factories.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { openOne, SESSION_SECRET } from '../support/machines.ts';
import { canPool, startPooler } from '../support/pooler.ts';
import { PORTS } from '../support/ports.ts';
import { openShop, type Shop } from '../support/shop.ts';

// PostgreSQL lets whoever has a server, a database or an account set where names are looked for, and how instants are written. The shop means the same by its
// statements wherever it is.

const SOON = { timeout: 20_000 };
let postgres: Postgres;
let folder: string;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'ajustes-'));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const run = (url: string, sql: string) => asOutsider(url, (client) => client.query<Record<string, string>>(sql));
const heard = (shop: Shop) => shop.app.metrics.registry.getSingleMetricAsString('changes_heard');
/** Where the shop's tables are: one schema. */
const schemas = async (url: string) =>
  (
    await run(
      url,
      `select distinct schemaname as name from pg_tables where tablename in ('planos', 'mikro_orm_migrations', 'registros')`,
    )
  ).rows.map(({ name }) => name);

async function startOnce(url: string, dataDir: string): Promise<void> {
  const server = await startServer(PORTS.killed, dataDir, { DATABASE_URL: url, SESSION_SECRET });
  expect(await server.kill('SIGTERM')).toBe(0);
}

interface Elsewhere {
  what: string;
  /** Said before the first start, and before the second. */
  before?: string;
  later?: string;
  where: string;
  pooled?: boolean;
}

const PLACES: readonly Elsewhere[] = [
  { what: 'a schema that is called like the account', before: 'create schema loja', where: 'loja' },
  {
    what: 'the schema that the database names',
    before: `create schema app; alter database NAME set search_path = 'app'`,
    where: 'app',
  },
  { what: 'public, beside a schema like the account that came later', later: 'create schema loja', where: 'public' },
  {
    what: 'public, which the database does not name any more',
    later: `create schema app; alter database NAME set search_path = 'app'`,
    where: 'public',
  },
  ...(canPool ? [{ what: 'such a schema behind a pooler', before: 'create schema loja', where: 'loja', pooled: true }] : []),
];

describe.each(PLACES)('tables in $what', ({ before, later, where, pooled }) => {
  it('are found by every start, beside another process, by doctor, and by whoever listens to changes', async () => {
    const name = `lugar_${databases++}`;
    const direct = await postgres.database(name);
    const dataDir = join(folder, name);
    const url = pooled ? await pool(direct) : direct;
    if (before) await run(direct, before.replace('NAME', name));
    await startOnce(url, dataDir);
    if (later) await run(direct, later.replace('NAME', name));
    const server = await startServer(PORTS.killed, dataDir, { DATABASE_URL: url, SESSION_SECRET });
    const doctor = await runCommand('doctor', [], dataDir, { DATABASE_URL: url });
    expect(doctor.stdout).toMatch(/^ok +banco: responde, na versão deste programa/m);
    const beside = await openOne(url);
    await expect.poll(() => heard(beside), SOON).toMatch(/^changes_heard 1$/m);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(await schemas(direct)).toEqual([where]);
  }, 120_000);

  async function pool(url: string): Promise<string> {
    const pooler = await startPooler(url, { mode: 'session', size: 40, port: PORTS.proxy });
    onTestFinished(pooler.stop);
    return pooler.url;
  }
});

it('a shop that moves into such a schema opens there', async () => {
  const shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  await criarPlano(shop.em, { valor: 100 });
  const dataDir = join(folder, 'mudada');
  await shop.app.close();
  cpSync(shop.config.dataDir, dataDir, { recursive: true });
  await shop.close();
  const url = await postgres.database('mudada');
  await run(url, 'create schema loja');
  const { code, said } = await runCommand('move', [url], dataDir);
  expect([code, said]).toEqual([0, expect.stringMatching(/planos: 1\n[^]*iguais nos dois lados/)]);
  await startOnce(url, dataDir);
  expect(await schemas(url)).toEqual(['loja']);
}, 120_000);

/** As somebody sets a server of his own: none of it is what the driver takes for granted. */
const OTHERWISE = {
  datestyle: 'SQL, DMY',
  timezone: 'America/Sao_Paulo',
  intervalstyle: 'sql_standard',
  standard_conforming_strings: 'off',
  default_transaction_isolation: 'serializable',
};

it('a server that is set otherwise is read rightly: orders are neither lost nor of 1970', async () => {
  const set = await startPostgres(Object.entries(OTHERWISE).flatMap(([name, value]) => ['-c', `${name}=${value}`]));
  onTestFinished(set.stop);
  const url = await set.database('instantes');
  const shop = await openOne(url, { RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  await criarPlano(shop.em, { valor: 100 });
  const payload = { ...TEMPORARIO, valor: 100 };
  const order = async () => (await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).statusCode;
  // Some of them at once: each would take the others for a conflict.
  expect(await Promise.all([order(), order(), order()])).toEqual([200, 200, 200]);
  const ask = <Row>(sql: string) => shop.em.getConnection().execute<Row[]>(sql);
  for (const { em } of await ask<{ em: string }>('select criada_em as em from assinaturas'))
    expect(Math.abs(Date.now() - new Date(em).getTime())).toBeLessThan(60_000);
  for (const [name, value] of Object.entries(OTHERWISE)) {
    const [row] = await ask<{ is: string }>(`select current_setting('${name}') as is`);
    expect(row!.is, name).not.toBe(value);
  }
  expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  const dataDir = join(folder, 'instantes');
  await startOnce(url, dataDir);
  const doctor = await runCommand('doctor', [], dataDir, { DATABASE_URL: url });
  expect(doctor.stdout).toMatch(/^ok +banco: /m);
  expect(doctor.stdout).toMatch(/^ok +hora dos pedidos: /m);
}, 120_000);
