import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { createAttempts } from '../../platform/attempts.ts';
import { tidyCounts } from '../../platform/database/counts.ts';
import { oncePerNight } from '../../platform/database/oncePerNight.ts';
import { openDatabase, type Orm } from '../../platform/database/orm.ts';
import { schemaState } from '../../platform/database/schemaState.ts';
import { visitorAt } from '../../platform/http/visitor.ts';
import { createLimits } from '../../platform/limits.ts';
import { createSharedLimiters } from '../../platform/sharedLimiter.ts';
import { startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { solveBotCheck } from '../support/botCheck.ts';
import { startServer } from '../support/crash.ts';
import { layLine } from '../support/cutLine.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { PORTS } from '../support/ports.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { SENHA, signIn } from '../support/staff.ts';

// Several servers over one PostgreSQL, each with a data folder of its own, as on several machines: they count together, and do once what is to be done once.

const SESSION_SECRET = 'um segredo de teste com mais de 32 letras';
const OTHER_SECRET = 'outro segredo de teste com mais de 32 letras';

let postgres: Postgres;
let folder: string;
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'together-'));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

let databases = 0;
const newDatabase = () => postgres.database(`juntos_${++databases}`);

async function openOne(DATABASE_URL: string, settings: Record<string, string> = {}): Promise<Shop> {
  const shop = await openShop({ DATABASE_URL, SESSION_SECRET, TRUST_PROXY: '1', ...settings });
  onTestFinished(shop.close);
  return shop;
}

/** Two shops over one database. */
async function openTwo(settings: Record<string, string> = {}): Promise<[Shop, Shop]> {
  const url = await newDatabase();
  return [await openOne(url, settings), await openOne(url, settings)];
}

async function openOrm(url: string): Promise<Orm> {
  const orm = await openDatabase({ url, entities, migrations });
  onTestFinished(() => orm.close());
  return orm;
}

const sql = <Row>(orm: Orm, statement: string) => orm.em.getConnection().execute<Row[]>(statement);

/** No minute and no delay runs out while a slow machine works. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const guessCoupon = async ({ app }: Shop, address: string) =>
  (await app.inject({ url: '/api/cupons/codigo/CHUTE', headers: from(address) })).statusCode;

it('a limit that is used up in two halves is used up in both', async () => {
  const [one, other] = await openTwo();
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
  const [one, other] = await openTwo();
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
  const [one, other] = await openTwo();
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

it('machines that sell out of two databases can be told from those that share one', async () => {
  const identity = async ({ app }: Shop) => {
    const text = await app.metrics.registry.metrics();
    return /^database_identity (.+)$/m.exec(text)?.[1];
  };
  const [one, other] = await openTwo();
  const apart = await openOne(await newDatabase());
  const [first, second, third] = await Promise.all([one, other, apart].map(identity));
  expect([Number(first) > 0, second === first, third === first]).toEqual([true, true, false]);
});

it('counts that wait for each other are all counted: the database that is slow is not away', async () => {
  const [one, other] = await openTwo();
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
  const { begin } = createAttempts(true, createLimiter);
  const tryOf = (name: string) =>
    begin([
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

it('a challenge of one is good in the other, once, and a session of one is one of the other', async () => {
  const [one, other] = await openTwo({ RATE_LIMIT: 'off' });
  const captchaToken = await solveBotCheck(one.app);
  const send = async ({ app }: Shop) => {
    const payload = { ...TEMPORARIO, valor: 10, captchaToken };
    const answer = await app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
    return [answer.statusCode, answer.json().codigo];
  };
  expect((await send(other))[0]).toBe(200);
  expect(await send(one)).toEqual([400, 'VERIFICACAO_RECUSADA']);
  const { headers } = await signIn(one);
  const me = ({ app }: Shop) => app.inject({ url: '/auth/me', headers });
  expect((await me(other)).json()).toMatchObject({ usuario: 'ana' });
  await other.app.inject({ method: 'POST', url: '/auth/logout', headers });
  expect((await me(one)).statusCode).toBe(401);
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
  const ask = async ({ app }: Shop) =>
    (await app.inject({ url: '/api/verificacao/desafio', headers: from('198.51.100.11') })).statusCode;
  const statuses = [];
  for (let n = 0; n < 15; n++) statuses.push(await ask(one));
  line.silence();
  line.cut();
  for (let n = 0; n < 16; n++) statuses.push(await ask(one));
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  expect(await ask(other)).toBe(200);
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
  await tidyCounts(orm);
  const kinds = `select split_part(key, ':', 1) as kind, count(*)::int as n from contagens group by 1 order by 1`;
  expect(await sql(orm, kinds)).toEqual([
    { kind: 'delay conta', n: 1 },
    { kind: 'tries conta', n: 10_000 },
  ]);
  expect(await sql(orm, `select points from contagens where key = 'tries conta:insistente'`)).toEqual([{ points: 25 }]);
});

/** Lets the work of one begin and go on until it is told how it ended. */
function begin(orm: Orm, url: string) {
  const { signal } = new AbortController();
  let end: (well: boolean) => void = () => {};
  const outcome = new Promise<boolean>((resolve) => (end = resolve));
  let answer = outcome;
  const begun = new Promise<void>((resolve) => {
    const work = () => {
      resolve();
      return outcome;
    };
    answer = oncePerNight(orm, url, work, signal);
  });
  return { begun, end, answer };
}

it('the work of a night is done by one, and by the next where that failed or died', async () => {
  const url = await newDatabase();
  const orms = [await openOrm(url), await openOrm(url), await openOrm(url)] as const;
  await orms[0].migrator.up();
  const first = begin(orms[0], url);
  await first.begun;
  const second = begin(orms[1], url);
  first.end(false);
  expect(await first.answer).toBe(false);
  await second.begun;
  const third = begin(orms[2], url);
  // As PostgreSQL sees a process that dies.
  await sql(orms[0], `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted`);
  await third.begun;
  third.end(true);
  expect(await third.answer).toBe(true);
  const works: string[] = [];
  for (const orm of orms) {
    const work = async () => Boolean(works.push('again'));
    expect(await oncePerNight(orm, url, work, new AbortController().signal)).toBe(true);
  }
  expect(works).toEqual([]);
  second.end(true);
  await second.answer;
});

it('who waits for the work of a night of another ends when told to', async () => {
  const url = await newDatabase();
  const orms = [await openOrm(url), await openOrm(url)] as const;
  await orms[0].migrator.up();
  const first = begin(orms[0], url);
  await first.begun;
  const stop = new AbortController();
  const waiting = oncePerNight(orms[1], url, async () => true, stop.signal);
  stop.abort();
  await expect(waiting).rejects.toThrow('aborted');
  first.end(true);
  expect(await first.answer).toBe(true);
});

/** Starts three servers at once, each with a data folder of its own. */
async function startThree(DATABASE_URL: string, prepare: (dataDir: string) => void = () => {}) {
  const ports = [PORTS.firstOfThree, PORTS.secondOfThree, PORTS.thirdOfThree];
  const folders = ports.map(() => mkdtempSync(join(folder, 'dados-')));
  folders.forEach(prepare);
  const settings = { DATABASE_URL, SESSION_SECRET, LOG_LEVEL: 'info' };
  const servers = await Promise.all(ports.map((port, i) => startServer(port, folders[i]!, settings)));
  onTestFinished(async () => {
    for (const server of servers) await server.kill('SIGKILL');
  });
  return { servers, folders };
}

it('three that begin at once over an empty database serve one shop, of one administrator', { timeout: 120_000 }, async () => {
  const url = await newDatabase();
  const { servers, folders } = await startThree(url);
  for (const server of servers) expect((await fetch(`${server.url}/plano-vps-icp`)).status).toBe(200);
  expect(folders.filter((dataDir) => existsSync(join(dataDir, 'primeiro-acesso.txt')))).toHaveLength(1);
  const orm = await openOrm(url);
  expect(await sql(orm, 'select count(*)::int as n from administradores')).toEqual([{ n: 1 }]);
});

it(
  'three that begin at once over an older schema change it once, and one deletes what is past its term',
  { timeout: 120_000 },
  async () => {
    const url = await newDatabase();
    const orm = await openOrm(url);
    const known = Object.keys(migrations.postgresql);
    await orm.migrator.up();
    const sent = new Date(Date.now() - 62 * 31 * 86_400_000).toISOString();
    await orm.em.fork().getConnection().execute(
    `insert into mensagens (nome, email, celular, assunto, mensagem, criada_em, status, versao, busca)
       values ('Rui', 'rui@exemplo.com', '11', 'Oi', 'Olá', ?, 'nova', 1, '')`,
    [sent],
  ); // prettier-ignore
    await orm.migrator.down(known.at(-1)!);
    const prazos = { assinaturas: 60, mensagens: 60, alteracoes: 60, entradas: 6 };
    const record = JSON.stringify({ em: new Date(Date.now() - 2 * 86_400_000), prazos });
    const { servers } = await startThree(url, (dataDir) => writeFileSync(join(dataDir, 'prazos-cumpridos.json'), record));
    expect(await schemaState(orm, known)).toBe('current');
    const nights = async () => (await sql<object>(orm, `select 1 from registros where nome = 'noite'`)).length;
    await expect.poll(nights, { timeout: 20_000 }).toBe(1);
    expect(await sql(orm, 'select 1 from mensagens')).toEqual([]);
    expect(servers.filter((server) => server.said().includes('Passaram do prazo'))).toHaveLength(1);
    expect(servers.filter((server) => server.said().includes('daily job failed'))).toEqual([]);
  },
);

/** Starts a server that will not stay; what it says. */
async function refusal(settings: Record<string, string>): Promise<[code: unknown, said: string]> {
  const child = spawn(process.execPath, ['dist/app/server.js'], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 25_000,
  });
  const said = text(child.stderr);
  return [(await once(child, 'exit'))[0], (await said).trim()];
}

it(
  'one with another secret is told so beside one that serves, and takes its place when that has ended',
  { timeout: 120_000 },
  async () => {
    const DATABASE_URL = await newDatabase();
    const [mine, theirs] = ['meus', 'deles'].map((name) => join(folder, name)) as [string, string];
    mkdirSync(theirs);
    const first = await startServer(PORTS.firstOfThree, mine, { DATABASE_URL, SESSION_SECRET });
    onTestFinished(() => void first.kill('SIGKILL'));
    const settings: Record<string, string> = { DATABASE_URL, DATA_DIR: theirs, PORT: String(PORTS.secondOfThree) };
    // A secret of its own, as a data folder makes one, and one that is set.
    const said = [1, expect.stringMatching(/^Outro servidor está aberto .+\.$/)];
    for (const its of [settings, { ...settings, SESSION_SECRET: OTHER_SECRET }]) expect(await refusal(its)).toEqual(said);
    await first.kill('SIGTERM');
    const second = await startServer(PORTS.secondOfThree, theirs, { DATABASE_URL });
    onTestFinished(() => void second.kill('SIGKILL'));
    expect((await fetch(`${second.url}/`)).status).toBe(200);
  },
);
