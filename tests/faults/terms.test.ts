import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { startServer, type ServerProcess } from '../support/crash.ts';
import { PORTS } from '../support/ports.ts';

// What is deleted by a clock that is ahead, or by a term that was mistyped, is gone for good: then nothing goes before the operator says so.

const DAY_MS = 86_400_000;
const TERMS = { assinaturas: 60, mensagens: 60, alteracoes: 60, entradas: 6 };
let folder: string;
let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terms-'));
  dataDir = join(folder, 'used');
  server = await start();
  const { headers } = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: ContatoInput!) { enviarContato(input: $input) }',
      variables: { input: { nome: 'Rui', email: 'rui@exemplo.com', celular: '11 9', assunto: 'Oi', mensagem: 'Olá' } },
    }),
  });
  expect(headers.get('content-type')).toContain('json');
  await server.kill('SIGTERM');
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  dataDir = join(folder, randomUUID());
  cpSync(join(folder, 'used'), dataDir, { recursive: true });
});
afterEach(() => server.kill('SIGKILL'));

const METRICS = `http://127.0.0.1:${PORTS.slim}/metrics`;
const start = (settings: Record<string, string> = {}) =>
  startServer(PORTS.erased, dataDir, { LOG_LEVEL: 'info', METRICS_PORT: String(PORTS.slim), ...settings });
const record = () => join(dataDir, 'prazos-cumpridos.json');
const privacy = (...args: string[]) => runCommand('privacy', args, dataDir);

function sql(statement: string): unknown[] {
  const db = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 });
  try {
    return db.prepare(statement).all();
  } finally {
    db.close();
  }
}

/** The message came so many days ago, as a clock has it that is so many days ahead. */
const age = (days: number) => sql(`update mensagens set criada_em = criada_em - ${days * DAY_MS}`);
const messages = () => (sql('select count(*) as n from mensagens') as [{ n: number }])[0].n;
const write = (daysAgo: number, prazos: object = TERMS) =>
  writeFileSync(record(), JSON.stringify({ em: new Date(Date.now() - daysAgo * DAY_MS), prazos }), { mode: 0o600 });
const written = () => JSON.parse(readFileSync(record(), 'utf8')) as { em: string; prazos: object };

async function metric(name: string): Promise<number | undefined> {
  const line = (await (await fetch(METRICS)).text()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
}

/** Lines of the log about what is past its term. */
const told = () =>
  server
    .said()
    .split('\n')
    .filter((line) => line.includes('prazo'))
    .map((line) => JSON.parse(line) as { level: number; msg: string; esperam?: object; apagadas?: object });

it('a first start with nothing past its term is the first line of the record', async () => {
  expect(written()).toEqual({ em: expect.any(String), prazos: TERMS });
  if (process.platform !== 'win32') expect(lstatSync(record()).mode & 0o777).toBe(0o600);
});

it.each([
  ['there is no record', () => rm(record()), {}, 'não há registro'],
  ['nobody can read the record', async () => writeFileSync(record(), '{"em":'), {}, 'não há registro'],
  ['the clock is far ahead, or the shop was away', async () => write(32), {}, 'há 32 dias'],
  ['the clock is behind the record', async () => write(-2), {}, 'o relógio está antes'],
  [
    'a term is shorter than it was',
    async () => write(2),
    { RETENTION_MESSAGES_MONTHS: '59' },
    'o prazo de mensagens, de 60 para 59 meses',
  ],
  ['something has come since with the day of a clock that was years behind', async () => write(1), {}, 'o relógio esteve errado'],
])('deletes nothing where %s, says so and counts as a failure', { timeout: 60_000 }, async (_what, prepare, settings, reason) => {
  age(62 * 31);
  await prepare();
  const before = existsSync(record()) && readFileSync(record(), 'utf8');
  server = await start(settings);
  await expect.poll(told).toHaveLength(1);
  expect(told()[0]).toMatchObject({ level: 40, esperam: { mensagens: 1 }, msg: expect.stringContaining(reason) });
  expect(told()[0]!.msg).toContain('npm run privacy -- prazos --sim');
  await expect.poll(() => metric('daily_job_runs_total{result="failed"}')).toBe(1);
  expect([await metric('daily_job_failing'), messages()]).toEqual([1, 1]);
  expect(existsSync(record()) && readFileSync(record(), 'utf8')).toBe(before);
});

it(
  'shows what is past its term, deletes it when told to, while the shop is open, and the job goes on by itself',
  { timeout: 60_000 },
  async () => {
    age(62 * 31);
    write(400);
    server = await start();
    await expect.poll(told).toHaveLength(1);
    const shown = await privacy('prazos');
    expect([shown.code, shown.stdout]).toEqual([
      0,
      expect.stringMatching(/^mensagens: 1 vencidas, de \d{4}-\d\d-\d\d a \d{4}-\d\d-\d\d\nNada foi apagado\./),
    ]);
    expect(messages()).toBe(1);
    const done = await privacy('prazos', '--sim');
    expect([done.code, done.stdout]).toEqual([0, expect.stringMatching(/^mensagens: 1 apagadas, de /)]);
    expect([messages(), Date.now() - Date.parse(written().em) < DAY_MS]).toEqual([0, true]);
    expect((await privacy('prazos')).stdout).toBe('Nada passou do prazo.\n');
    expect((await privacy('prazos', 'todos')).code).toBe(2);
    expect((await privacy('exportar', 'rui@exemplo.com', '--sim')).code).toBe(2);
  },
);

it('deletes by itself where the last time is near and no term is shorter, and says what', { timeout: 60_000 }, async () => {
  // Past five years today, and not yet the last time.
  age(5 * 366 + 10);
  write(30, { ...TERMS, mensagens: 12 });
  server = await start();
  await expect.poll(messages).toBe(0);
  await expect.poll(told).toHaveLength(1);
  expect(told()[0]).toMatchObject({ level: 30, apagadas: { mensagens: 1 } });
  await expect.poll(() => written().prazos).toEqual(TERMS);
  expect(await metric('daily_job_failing')).toBe(0);
});

it('a shorter term is agreed to by nobody while nothing is past it', { timeout: 60_000 }, async () => {
  const longer = { ...TERMS, mensagens: TERMS.mensagens + 60 };
  write(2, longer);
  server = await start();
  await expect.poll(() => Date.now() - Date.parse(written().em)).toBeLessThan(DAY_MS);
  expect(written().prazos).toEqual(longer);
  expect([await metric('daily_job_failing'), messages()]).toEqual([0, 1]);
});

it('runs at night in São Paulo, and at a start only where a night was missed', { timeout: 60_000 }, async () => {
  age(62 * 31);
  write(0.9);
  server = await start({ TZ: 'Asia/Tokyo' });
  const next = new Date((await metric('daily_job_next_run_timestamp_seconds'))! * 1000);
  const hour = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' });
  expect([hour.format(next), next.getTime() - Date.now() < DAY_MS]).toEqual(['02:30', true]);
  expect([await metric('daily_job_runs_total{result="done"}'), messages()]).toEqual([0, 1]);
  expect(await metric('daily_job_last_success_timestamp_seconds')).toBeCloseTo(Date.parse(written().em) / 1000, 0);
});
