import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { runCommand } from '../support/command.ts';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';

// A server of PostgreSQL that gives fewer connections than the shop would take.

const GIVES = 8;
const AT_ONCE = 60;
const SOMEBODY = 'outro programa';

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
    await held[0]!.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
  };
  const send = () =>
    shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
      input: { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave() },
    });
  const follow = (clienteIdB: unknown) =>
    shop.graphql('query ($id: ID!) { acompanhamento(clienteIdB: $id) { etapa } }', { id: clienteIdB });

  it('refuses none of many who come at once: they wait for the connections that are there', async () => {
    const { data } = await send();
    const { clienteIdB } = data!.criarAssinatura as { clienteIdB: string };
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => [send(), follow(clienteIdB)]).flat());
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
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
