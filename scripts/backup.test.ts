import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWithoutPause } from '../tests/support/busyWriter.ts';
import { runCommand as run } from '../tests/support/command.ts';
import { openShop } from '../tests/support/shop.ts';

// A backup of a shop that has grown, while it sells.

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  dataDir = join(folder, 'dados');
  mkdirSync(dataDir);
  const shop = await openShop();
  await run('backup', [join(folder, 'vazia')], shop.config.dataDir);
  await shop.close();
  copyFileSync(join(folder, 'vazia', 'site.db'), join(dataDir, 'site.db'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const rowsOf = (db: DatabaseSync) => Number(db.prepare('select count(*) as n from enchimento').get()!.n);

it('ends before somebody else stops writing, keeps him waiting for nothing, and is whole', { timeout: 120_000 }, async () => {
  const db = new DatabaseSync(join(dataDir, 'site.db'));
  db.exec('pragma journal_mode = wal; create table enchimento (texto text)');
  db.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 60000)
           insert into enchimento select hex(randomblob(500)) from n`);
  const before = rowsOf(db);
  const stop = await writeWithoutPause(join(dataDir, 'site.db'), 1_000_000);
  const copy = join(folder, 'cheia');
  const { code, said } = await run('backup', [copy], dataDir);
  const { stored, refused } = await stop();
  expect([code, said]).toEqual([0, expect.stringContaining('Cópia feita e conferida')]);
  const copied = new DatabaseSync(join(copy, 'site.db'));
  expect(rowsOf(copied)).toBeGreaterThanOrEqual(before);
  expect([rowsOf(copied) < before + stored, refused]).toEqual([true, 0]);
  expect(copied.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  copied.close();
  db.close();
});
