import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { openDatabase } from '../../platform/database/orm.ts';
import { startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { layLine } from '../support/cutLine.ts';
import { criarPlano } from '../support/factories.ts';
import { openShop } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

// A line to PostgreSQL that is cut, at the worst of moments.

const SENTENCE = 'Não foi possível ler ou gravar os dados agora. O que você digitou não se perdeu: tente novamente em instantes.';

describe('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  /** A shop over a line to a database of its own. */
  async function shopOnALine(name: string) {
    const url = new URL(await postgres.database(name));
    const line = await layLine(Number(url.port));
    const shop = await openShop({ DATABASE_URL: Object.assign(url, { port: String(line.port) }).href, RATE_LIMIT: 'off' });
    onTestFinished(async () => {
      await shop.close();
      await line.close();
    });
    return { shop, line };
  }

  it('that commits, and cannot say so, leaves nothing on show as it was before', async () => {
    const { shop, line } = await shopOnALine('sem_resposta');
    const { id } = await criarPlano(shop.orm.em.fork(), { valor: 41 });
    const shown = async () => (await shop.app.inject('/api/planos/listarativos')).json<{ valor: number }[]>()[0]!.valor;
    expect(await shown()).toBe(41);
    const staff = await signIn(shop);
    line.loseAnswerTo('commit');
    const query =
      'mutation ($id: ID, $versao: Int, $input: PlanoInput!) { salvarPlano(id: $id, versao: $versao, input: $input) { valor } }';
    const { errors } = await staff.graphql(query, { id: String(id), versao: 1, input: { valor: 61 } });
    expect(errors![0]!.message).toBe(SENTENCE);
    expect(await shown()).toBe(61);
  });

  it('whose connection is still being made is let go by a shop that ends', async () => {
    const orm = await openDatabase({ url: await postgres.database('encerrada'), entities, migrations });
    const asked = orm.em.getConnection().execute('select 1 as one');
    // It is on its way once the pool was asked for it.
    await setImmediate();
    await orm.close();
    expect(await asked).toEqual([{ one: 1 }]);
  });

  it('that resets a connection at work is a database that is away', async () => {
    const { shop, line } = await shopOnALine('cortada');
    const lock = shop.orm.em.fork();
    await lock.begin();
    await lock.getConnection().execute('lock table planos in access exclusive mode', [], 'run', lock.getTransactionContext());
    const asked = shop.app.inject('/api/planos/listarativos');
    const waits = async () =>
      (await shop.orm.em.getConnection().execute<{ n: string }[]>(`select count(*) as n from pg_locks where not granted`))[0]!.n;
    await expect.poll(waits, { timeout: 5000 }).not.toBe('0');
    line.cut();
    const { statusCode, json } = await asked;
    expect([statusCode, json().detail]).toEqual([503, SENTENCE]);
    await lock.rollback();
    expect((await shop.app.inject('/api/planos/listarativos')).statusCode).toBe(200);
  });

  it('that lets go of a new connection before its first answer is asked again at the next request', async () => {
    const { shop, line } = await shopOnALine('abalada');
    const status = async () => (await shop.app.inject('/api/planos/listarativos')).statusCode;
    expect(await status()).toBe(200);
    line.refuse('select 1');
    line.cut();
    await expect.poll(status, { timeout: 20_000 }).toBe(503);
    // Nobody else asks meanwhile: the connection that is let go is the only one.
    expect(await status()).toBe(503);
    line.refuse(null);
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
  });

  it('that is away is told by the status of a page that is shown without it', async () => {
    const url = new URL(await postgres.database('longe'));
    const line = await layLine(Number(url.port));
    const DATABASE_URL = Object.assign(url, { port: String(line.port) }).href;
    const shop = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off', DATABASE_URL });
    onTestFinished(shop.close);
    const pages = ['/', '/plano-hospedagem-php', '/plano-promocao', '/assineja-hospedagem-php'];
    const statuses = () => Promise.all(pages.map(async (path) => (await shop.app.inject(path)).statusCode));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await line.close();
    await expect.poll(statuses, { timeout: 20_000 }).toEqual([503, 503, 503, 503]);
    const { headers } = await shop.app.inject('/plano-hospedagem-php');
    expect([headers['cache-control'], headers['retry-after']]).toEqual(['no-store', '5']);
  });
});
