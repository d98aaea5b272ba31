import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { openDatabase } from '../../platform/database/orm.ts';
import { startServer } from '../support/crash.ts';
import { PORTS } from '../support/ports.ts';

// A program over the database of another version: nothing is changed without a copy, and nothing is guessed.

let dataDir: string;
beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  // Not in `afterEach`, which would come before a test has ended the server that writes there.
  onTestFinished(() => rmSync(folder, { recursive: true }));
  dataDir = folder;
  await (await startServer(PORTS.faulty, dataDir)).kill('SIGTERM');
}, 60_000);

/** Takes the database back to a version that had not yet written addresses in lower case. */
async function makeOlder(): Promise<void> {
  const orm = await openDatabase({ url: `sqlite:${join(dataDir, 'site.db')}`, entities, migrations });
  await orm.migrator.down({ to: '2026-11-28-entradas' });
  await orm.close();
}

function run(sql: string, file = 'site.db'): unknown[] {
  const db = new DatabaseSync(join(dataDir, file));
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

/** Locks that a process holds on the database: without them, the next command that closes the file would delete its log. */
function locksOf(pid: number): number {
  if (process.platform !== 'linux') return 1;
  const { ino } = statSync(join(dataDir, 'site.db'));
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .filter((line) => line.includes(` ${pid} `) && line.includes(`:${ino} `)).length;
}

const copies = () => readdirSync(dataDir).filter((name) => name.startsWith('antes-da-migracao-'));

/** Starts a shop that will not stay; what it says. */
async function refusal(): Promise<[code: unknown, said: string]> {
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['dist/app/server.js'], { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: 60_000 });
  const said = text(child.stderr);
  return [(await once(child, 'exit'))[0], (await said).trim()];
}

it('an older one is copied before it is changed; one that is current is not', { timeout: 60_000 }, async () => {
  expect(copies()).toEqual([]);
  const [before] = run('select count(*) as n from mikro_orm_migrations') as [{ n: number }];
  await makeOlder();
  const [older] = run('select count(*) as n from mikro_orm_migrations') as [{ n: number }];
  // What a start that was killed has left.
  mkdirSync(join(dataDir, 'antes-da-migracao-2020-01-01T03-00-00-000Z.incompleto'));
  // And one that was killed while it changed the database, which the database has undone.
  mkdirSync(join(dataDir, 'antes-da-migracao-2020-01-02T03-00-00-000Z'));
  writeFileSync(join(dataDir, 'antes-da-migracao-2020-01-02T03-00-00-000Z.em-curso'), '');
  expect(older.n).toBeLessThan(before.n);
  const server = await startServer(PORTS.faulty, dataDir);
  expect(locksOf(server.pid)).toBeGreaterThan(0);
  await server.kill('SIGTERM');
  expect(copies()).toHaveLength(1);
  expect(run('select count(*) as n from mikro_orm_migrations')).toEqual([before]);
  expect(run('select count(*) as n from mikro_orm_migrations', join(copies()[0]!, 'site.db'))).toEqual([older]);
});

it('a copy outlives a start that was killed when all was changed', { timeout: 60_000 }, async () => {
  mkdirSync(join(dataDir, 'antes-da-migracao-2020-01-02T03-00-00-000Z'));
  writeFileSync(join(dataDir, 'antes-da-migracao-2020-01-02T03-00-00-000Z.em-curso'), '');
  await (await startServer(PORTS.faulty, dataDir)).kill('SIGTERM');
  expect(copies()).toEqual(['antes-da-migracao-2020-01-02T03-00-00-000Z']);
});

it('a newer one is left as it is, and a sentence says so', { timeout: 60_000 }, async () => {
  run(`insert into mikro_orm_migrations (name, executed_at) values ('2099-01-01-futuro', 0)`);
  expect(await refusal()).toEqual([1, expect.stringMatching(/^O banco é de uma versão mais nova que este programa\..+$/)]);
  expect(copies()).toEqual([]);
});

it('one to which a newer one has only added is taken as it is', { timeout: 60_000 }, async () => {
  run('alter table planos add column novidade text');
  run(`insert into mikro_orm_migrations (name, executed_at) values ('2099-01-01-futuro-widens', 0)`);
  const server = await startServer(PORTS.faulty, dataDir);
  onTestFinished(async () => void (await server.kill('SIGKILL')));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(copies()).toEqual([]);
});

it('a step that fails is one sentence, and leaves everything as it was', { timeout: 60_000 }, async () => {
  await makeOlder();
  run('alter table mensagens rename to escondidas');
  const [code, said] = await refusal();
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^A atualização do banco falhou, e ele ficou como estava: no such table.+$/),
  ]);
  expect(copies()).toEqual([]);
  run('alter table escondidas rename to mensagens');
  await (await startServer(PORTS.faulty, dataDir)).kill('SIGTERM');
});

it('one that is open elsewhere is not changed, and a sentence says what to do', { timeout: 60_000 }, async () => {
  const server = await startServer(PORTS.faulty, dataDir);
  onTestFinished(async () => void (await server.kill('SIGKILL')));
  await makeOlder();
  const older = run('select name from mikro_orm_migrations');
  expect(await refusal()).toEqual([
    1,
    expect.stringMatching(/^A loja está aberta com este banco, e esta versão muda o esquema.+$/),
  ]);
  expect([run('select name from mikro_orm_migrations'), copies()]).toEqual([older, []]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.kill('SIGTERM');
  await (await startServer(PORTS.faulty, dataDir)).kill('SIGTERM');
  expect(copies()).toHaveLength(1);
});

it('a shop whose schema another version has changed takes no more visitors', { timeout: 60_000 }, async () => {
  const server = await startServer(PORTS.faulty, dataDir);
  onTestFinished(async () => void (await server.kill('SIGKILL')));
  const ready = async () => (await fetch(`${server.url}/readyz`)).status;
  expect(await ready()).toBe(200);
  run(`insert into mikro_orm_migrations (name, executed_at) values ('2099-01-01-futuro', 0)`);
  await expect.poll(ready, { timeout: 20_000 }).toBe(503);
});

it('two that are started at once over an older one both serve', { timeout: 60_000 }, async () => {
  await makeOlder();
  const servers = await Promise.all([PORTS.faulty, PORTS.killed].map((port) => startServer(port, dataDir)));
  await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  expect(copies()).toHaveLength(1);
});
