import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { openDatabase } from '../../platform/database/orm.ts';
import { asOutsider, startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { runCommand } from '../support/command.ts';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave } from '../support/factories.order.ts';
import { narrowDoor, type NarrowDoor } from '../support/narrowDoor.ts';
import { canPool, startPooler } from '../support/pooler.ts';
import { PORTS } from '../support/ports.ts';
import { openShop, type Shop } from '../support/shop.ts';

// A server of PostgreSQL that gives fewer connections than the shop would take.

const GIVES = 8;
const AT_ONCE = 60;
/** Milliseconds after which a connection is not waited for any more. */
const PATIENCE_MS = 5000;
const SOMEBODY = 'outro programa';

const order = (shop: Shop, planoId: string) =>
  shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
    input: { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave() },
  });

/** Many order and follow an order at once. Answers what was refused. */
async function comeAtOnce(shop: Shop, planoId: string) {
  const { data } = await order(shop, planoId);
  const { clienteIdB } = data!.criarAssinatura as { clienteIdB: string };
  const follow = () => shop.graphql('query ($id: ID!) { acompanhamento(clienteIdB: $id) { etapa } }', { id: clienteIdB });
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => [order(shop, planoId), follow()]).flat());
  return answers.flatMap(({ errors }) => errors ?? []);
}

/** How much longer many who come at once take, in milliseconds, where nobody has come before, than once the shop knows what it gets. */
async function firstIsLonger(shop: Shop, planoId: string): Promise<number> {
  const taken = async () => {
    const begun = performance.now();
    expect(await comeAtOnce(shop, planoId)).toEqual([]);
    return performance.now() - begun;
  };
  const first = await taken();
  return first - (await taken());
}

describe('a PostgreSQL that gives no connection more', () => {
  let postgres: Postgres;
  let shop: Shop;
  let planoId: string;
  /** Connections of somebody else. */
  const held: pg.Client[] = [];
  const hold = async () => {
    const client = new pg.Client({ connectionString: shop.config.databaseUrl, application_name: SOMEBODY });
    await client.connect();
    held.push(client);
  };
  const letGo = async () => {
    await Promise.all(held.splice(0).map((client) => client.end()));
  };
  beforeAll(async () => {
    postgres = await startPostgres(['-c', `max_connections=${GIVES}`, '-c', 'superuser_reserved_connections=0']);
    shop = await openShop({ DATABASE_URL: await postgres.database('loja'), RATE_LIMIT: 'off', BOT_CHECK: 'off' });
    planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
  });
  beforeEach(hold);
  afterEach(letGo);
  afterAll(async () => {
    await shop.close();
    await postgres.stop();
  });

  const endAllOthers = async () => {
    const others = `application_name <> '${SOMEBODY}' and backend_type = 'client backend'`;
    await held[0]!.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where ${others}`);
  };
  const send = () => order(shop, planoId);

  it('refuses none of many who come at once: they wait for the connections that are there', async () => {
    expect(await comeAtOnce(shop, planoId)).toEqual([]);
  });

  it('is away for whoever orders, and no mistake of his, where the database is closed to connections', async () => {
    const address = new URL(shop.config.databaseUrl);
    const name = address.pathname.slice(1);
    address.pathname = '/postgres';
    await endAllOthers();
    const beside = new pg.Client({ connectionString: address.href, application_name: SOMEBODY });
    await beside.connect();
    held.push(beside);
    const open = (isOpen: boolean) => beside.query(`alter database "${name}" with allow_connections ${isOpen}`);
    await open(false);
    try {
      await endAllOthers();
      expect((await send()).errors![0]!.extensions).toMatchObject({ erro: 'BANCO_INDISPONIVEL' });
    } finally {
      await open(true);
    }
    await expect.poll(async () => (await send()).errors, { timeout: 20_000 }).toBeUndefined();
  });

  it('is told of by doctor before a peak comes', async () => {
    const { databaseUrl, dataDir } = shop.config;
    // What is left open of a peak goes after a while; the command wants a few.
    await endAllOthers();
    const said = async (DATABASE_URL: string) => (await runCommand('doctor', [], dataDir, { DATABASE_URL })).stdout;
    expect(await said(databaseUrl)).toMatch(/^aviso +conexões: o banco dá 8, e uma máquina toma até 14: .*max_connections$/m);
    await held[0]!.query('create role pouco connection limit 3 superuser login');
    const DATABASE_URL = Object.assign(new URL(databaseUrl), { username: 'pouco' }).href;
    expect(await said(DATABASE_URL)).toMatch(/^aviso +conexões: o banco dá 3,/m);
  });

  it('is waited for while the shop has none at all', async () => {
    // As many times as it takes: who listens for changes comes back by himself.
    for (let free = true; free;) {
      await endAllOthers();
      free = await hold().then(
        () => true,
        () => false,
      );
    }
    const answer = send();
    await setImmediate();
    await letGo();
    expect((await answer).errors).toBeUndefined();
  });
});

describe(
  'a pooler that gives fewer connections than the shop would take, and keeps the others waiting',
  { timeout: 60_000 },
  () => {
    let postgres: Postgres;
    let inside: string;
    let door: NarrowDoor;
    let shop: Shop;
    let planoId: string;
    beforeAll(async () => {
      postgres = await startPostgres();
      inside = await postgres.database('loja');
      door = await narrowDoor(inside, GIVES);
      shop = await openShop({ DATABASE_URL: door.through(inside), RATE_LIMIT: 'off', BOT_CHECK: 'off' });
      planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
    });
    afterAll(async () => {
      await shop.close();
      await door.close();
      await postgres.stop();
    });

    it('has none of many who come at once wait for one that does not come', async () => {
      expect(await firstIsLonger(shop, planoId)).toBeLessThan(PATIENCE_MS);
    });

    it('is told of by doctor, though PostgreSQL itself gives enough', async () => {
      const { databaseUrl, dataDir } = shop.config;
      // What is left open of a peak goes after a while.
      const others = `pid <> pg_backend_pid() and datname = 'loja'`;
      await asOutsider(inside, (client) =>
        client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`),
      );
      const { stdout } = await runCommand('doctor', [], dataDir, { DATABASE_URL: databaseUrl });
      expect(stdout).toMatch(
        /^aviso +conexões: entre a loja e o banco há quem faça esperar: vieram 8 .*, e uma máquina toma até 14: .*default_pool_size$/m,
      );
    });
  },
);

describe.runIf(canPool)('PgBouncer', { timeout: 60_000 }, () => {
  it.each(['session', 'transaction'] as const)(
    'of %ss, which takes everybody in and has the first statement wait, refuses none of many who come at once',
    async (mode) => {
      const postgres = await startPostgres();
      onTestFinished(postgres.stop);
      const pooler = await startPooler(await postgres.database('loja'), { mode, size: GIVES, port: PORTS.faulty });
      onTestFinished(pooler.stop);
      const shop = await openShop({ DATABASE_URL: pooler.url, RATE_LIMIT: 'off', BOT_CHECK: 'off' });
      onTestFinished(shop.close);
      const planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
      expect(await firstIsLonger(shop, planoId)).toBeLessThan(PATIENCE_MS);
    },
  );

  it('that has no connection left at all is told by doctor in a sentence', async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);
    const pooler = await startPooler(await postgres.database('loja'), { mode: 'session', size: 1, port: PORTS.faulty });
    onTestFinished(pooler.stop);
    const held = new pg.Client({ connectionString: pooler.url });
    await held.connect();
    await held.query('select 1');
    const dataDir = mkdtempSync(join(tmpdir(), 'pooled-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const { stdout } = await runCommand('doctor', [], dataDir, { DATABASE_URL: pooler.url });
    await held.end();
    expect(stdout).toMatch(
      /^falha +banco: O banco não responde, ou quem está entre ele e a loja \(um pooler\) não dá uma conexão/m,
    );
    expect(stdout).toMatch(/^falha +site: ninguém responde neste endereço/m);
  });

  it.each([
    ['session', 20, /^ok +conexões: o banco dá 100, e uma máquina toma até 14$/m],
    ['session', 8, /^aviso +conexões: entre a loja e o banco há quem faça esperar: vieram 8 /m],
    [
      'transaction',
      20,
      /^aviso +conexões: [^;]* pooler de transações: as mudanças não são ouvidas [^;]*; use pool_mode = session$/m,
    ],
    ['transaction', 5, /^aviso +conexões: .* use pool_mode = session; .* vieram 5 /m],
  ] as const)('of %ss, with %i connections, is seen by doctor as it is', async (mode, size, says) => {
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);
    const url = await postgres.database('loja');
    const orm = await openDatabase({ url, entities, migrations });
    await orm.migrator.up();
    await orm.close();
    const dataDir = mkdtempSync(join(tmpdir(), 'pooled-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const pooler = await startPooler(url, { mode, size, port: PORTS.faulty });
    const { stdout } = await runCommand('doctor', [], dataDir, { DATABASE_URL: pooler.url });
    await pooler.stop();
    expect(stdout).toMatch(says);
  });
});
