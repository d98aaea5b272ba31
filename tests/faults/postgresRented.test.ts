import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { EndingClient, patiently } from '../../platform/database/endingClient.ts';
import { openDatabase } from '../../platform/database/orm.ts';
import { whenFree } from '../../platform/database/whenFree.ts';
import { asOutsider, startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { runCommand } from '../support/command.ts';
import { startServer } from '../support/crash.ts';
import { criarPlano } from '../support/factories.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { PORTS } from '../support/ports.ts';
import { refusal } from '../support/refusal.ts';
import { openShop } from '../support/shop.ts';

// A server of PostgreSQL that is slow, busy, or somebody else's.

describe('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('is given as long as a step of the schema takes, and others no longer than they may', async () => {
    const url = await postgres.database('paciente');
    const orm = await openDatabase({ url, entities, migrations });
    onTestFinished(() => orm.close());
    const asked: unknown[] = [];
    await whenFree(orm, async (tx) => {
      for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'])
        asked.push(...(await tx.execute(`select current_setting('${name}') as may`)));
    });
    expect(asked).toEqual([{ may: '0' }, { may: '0' }]);
    const client = new EndingClient({ connectionString: url, query_timeout: 100 });
    await client.connect();
    expect(await patiently(() => client.query('select 1 as one, pg_sleep(0.3)'))).toMatchObject({ rows: [{ one: 1 }] });
    await expect(client.query('select pg_sleep(30)') as Promise<unknown>).rejects.toThrow('Query read timeout');
  });

  it.each([
    ['lets the account ask nothing of that', 'revoke execute on function pg_control_system() from public'],
    [
      'refuses to say it',
      `create function public.pg_current_wal_lsn() returns pg_lsn language plpgsql as $$ begin raise exception 'wal_level must be set to logical' using errcode = '55000'; end $$; alter role contratada set search_path = public, pg_catalog`,
    ],
  ])(
    'that does not say which line of its history it is on is served from, and doctor says so: it %s',
    async (_how, statement) => {
      // A server that is bought as a service: the account is not its master.
      const rented = await startPostgres();
      onTestFinished(rented.stop);
      const url = await rented.database('alugada');
      await asOutsider(url, async (client) => {
        await client.query(
          'create role contratada login; alter database alugada owner to contratada; alter schema public owner to contratada',
        );
        await client.query(statement);
      });
      const DATABASE_URL = Object.assign(new URL(url), { username: 'contratada' }).href;
      const shop = await openShop({ DATABASE_URL, RATE_LIMIT: 'off', BOT_CHECK: 'off' });
      onTestFinished(shop.close);
      expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
      const { stdout } = await runCommand('doctor', [], shop.config.dataDir, { DATABASE_URL });
      expect(stdout).toMatch(/^aviso +PostgreSQL: não diz a esta conta de qual linha da história é/m);
      const own = mkdtempSync(join(tmpdir(), 'alugada-'));
      onTestFinished(() => rmSync(own, { recursive: true }));
      const server = await startServer(PORTS.killed, own, { DATABASE_URL });
      expect(server.said()).toContain('não diz a esta conta de qual linha');
      await server.kill('SIGTERM');
    },
    60_000,
  );

  it('that belongs to somebody else than the account is refused with what mends it, and no advice to go back', async () => {
    const url = await postgres.database('alheia');
    await asOutsider(url, (client) => client.query('create role "minha-loja" login'));
    const own = mkdtempSync(join(tmpdir(), 'alheia-'));
    onTestFinished(() => rmSync(own, { recursive: true }));
    const DATABASE_URL = Object.assign(new URL(url), { username: 'minha-loja' }).href;
    const start = () => refusal({ DATA_DIR: own, DATABASE_URL });
    const mend = 'alter database alheia owner to "minha-loja"';
    const says = `A preparação do banco falhou, e ele ficou como estava: a conta minha-loja não é dona do banco: ${mend}.`;
    expect(await start()).toEqual([1, says]);
    await asOutsider(url, (client) => client.query(`${mend}; alter schema public owner to loja`));
    expect(await start()).toEqual([1, expect.stringMatching(/é dona do banco, e não do que está nele/)]);
    await asOutsider(url, (client) => client.query('alter schema public owner to pg_database_owner'));
    const server = await startServer(PORTS.killed, own, { DATABASE_URL });
    expect(await server.kill('SIGTERM')).toBe(0);
  }, 60_000);

  it('that could only be read for a while takes orders as soon as it can be written again', async () => {
    const url = await postgres.database('so_leitura');
    const shop = await openShop({ DATABASE_URL: url, RATE_LIMIT: 'off', BOT_CHECK: 'off' });
    onTestFinished(shop.close);
    await criarPlano(shop.em, { valor: 100 });
    const payload = { ...TEMPORARIO, valor: 100 };
    const order = async () => (await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).statusCode;
    const atOnce = () => Promise.all(Array.from({ length: 8 }, order));
    const run = (sql: string) => asOutsider(url, (client) => client.query(sql));
    expect(await order()).toBe(200);
    await run('alter database so_leitura set default_transaction_read_only = on');
    const begun = `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'so_leitura' and pid <> pg_backend_pid()`;
    await run(begun);
    await expect.poll(order).toBe(503);
    expect(new Set(await atOnce())).toEqual(new Set([503]));
    await asOutsider(url, async (client) => {
      await client.query('set default_transaction_read_only = off');
      await client.query('alter database so_leitura reset default_transaction_read_only');
    });
    // Each that was made meanwhile is found out once; none lives on for its minute.
    await expect.poll(async () => new Set(await atOnce()), { timeout: 10_000 }).toEqual(new Set([200]));
  });

  it('whose connections are all at work is not taken for one whose second machine is away', async () => {
    const shop = await openShop({ DATABASE_URL: await postgres.database('ocupada') });
    onTestFinished(shop.close);
    const busy = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const em = shop.orm.em.fork();
        await em.begin();
        return em;
      }),
    );
    expect((await shop.app.inject('/readyz')).statusCode).toBe(503);
    // Each has something to commit, and may.
    for (const em of busy) await em.commit();
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  });
});
