import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { scrub } from './scrub.ts';

let folder: string;
let db: MikroORM;
// By the library of the server: two copies of SQLite in one process do not see each other's locks.
const open = () => MikroORM.init({ dbName: file(), entities: [], discovery: { warnWhenNoEntities: false } });
const sql = (statement: string, orm = db) => orm.em.getConnection().execute(statement) as Promise<Record<string, unknown>[]>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'scrub-'));
  db = await open();
  await sql('pragma journal_mode = wal');
  await sql('create table textos (texto text)');
  await sql("insert into textos values ('segredo'), ('outro')");
  await sql('pragma wal_checkpoint(truncate)');
  await sql("delete from textos where texto = 'segredo'");
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const file = () => join(folder, 'site.db');
const isLeft = () => ['', '-wal'].some((suffix) => readFileSync(file() + suffix, 'latin1').includes('segredo'));
const version = async () => (await sql('pragma user_version'))[0]!.user_version;

it('takes deleted text out of the file and its log', async () => {
  expect(isLeft()).toBe(true);
  await scrub(`sqlite:${file()}`);
  expect([isLeft(), await version(), existsSync(`${file()}-wal`)]).toEqual([false, 1, true]);
  expect(await sql('select texto from textos')).toEqual([{ texto: 'outro' }]);
});

it.each(['begin', 'begin immediate'])('waits for whoever holds the file: %s', async (hold) => {
  const other = await open();
  await sql(hold, other);
  await sql('select * from textos', other);
  const done = scrub(`sqlite:${file()}`);
  await Promise.race([done, sql('select 1')]);
  expect(isLeft()).toBe(true);
  await sql('commit', other);
  await done;
  await other.close();
  expect([isLeft(), await version()]).toEqual([false, 1]);
});

it('leaves a file alone that is clean', async () => {
  await scrub(`sqlite:${file()}`);
  const before = readFileSync(file());
  await scrub(`sqlite:${file()}`);
  expect(readFileSync(file())).toEqual(before);
});
