import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { oncePerNight } from '../../platform/database/oncePerNight.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { schemaState } from '../../platform/database/schemaState.ts';
import { solveBotCheck } from '../support/botCheck.ts';
import { startServer } from '../support/crash.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { openOne, openOrm, openTwo, SESSION_SECRET, sql, useDatabases } from '../support/machines.ts';
import { PORTS } from '../support/ports.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

// Several servers over one PostgreSQL, each with a data folder of its own, as on several machines: they do once what is to be done once.

const OTHER_SECRET = 'outro segredo de teste com mais de 32 letras';

const newDatabase = useDatabases();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'together-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('machines that sell out of two databases, an embedded one too, can be told from those that share one', async () => {
  const identity = async ({ app }: Shop) => /^database_identity (.+)$/m.exec(await app.metrics.registry.metrics())?.[1];
  const [one, other] = await openTwo(await newDatabase());
  const apart = await openOne(await newDatabase());
  const embedded = await openShop();
  onTestFinished(embedded.close);
  const [first, second, ...others] = await Promise.all([one, other, apart, embedded].map(identity));
  expect([Number(first) > 0, second === first, new Set([first, ...others]).size]).toEqual([true, true, 3]);
});

it('a challenge of one is good in the other, once, and a session of one is one of the other', async () => {
  const [one, other] = await openTwo(await newDatabase(), { RATE_LIMIT: 'off' });
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
    // Past five years now, and not yet the last time.
    const sent = new Date(Date.now() - (5 * 366 + 10) * 86_400_000).toISOString();
    await orm.em.fork().getConnection().execute(
    `insert into mensagens (nome, email, celular, assunto, mensagem, criada_em, status, versao, busca)
       values ('Rui', 'rui@exemplo.com', '11', 'Oi', 'Olá', ?, 'nova', 1, '')`,
    [sent],
  ); // prettier-ignore
    await orm.migrator.down(known.at(-1)!);
    const prazos = { assinaturas: 60, mensagens: 60, alteracoes: 60, entradas: 6 };
    const record = JSON.stringify({ em: new Date(Date.now() - 25 * 86_400_000), prazos });
    const { servers } = await startThree(url, (dataDir) => writeFileSync(join(dataDir, 'prazos-cumpridos.json'), record));
    expect(await schemaState(orm, known)).toBe('current');
    const nights = async () => (await sql<object>(orm, `select 1 from registros where nome = 'noite'`)).length;
    await expect.poll(nights, { timeout: 20_000 }).toBe(1);
    expect(await sql(orm, 'select 1 from mensagens')).toEqual([]);
    // What a process says may arrive after what it does.
    const deleting = () => servers.filter((server) => server.said().includes('Passaram do prazo')).length;
    await expect.poll(deleting, { timeout: 20_000 }).toBe(1);
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
