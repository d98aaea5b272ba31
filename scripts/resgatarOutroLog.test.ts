import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand as run } from '../tests/support/command.ts';
import { rowsOf, shopToDamage, type ShopToDamage } from '../tests/support/shopToDamage.ts';

// What a file begins with, and what lies beside it, may be of another time than the rest: SQLite believes both without a word.

const COPIED = 20;
const ORDERS = 60;
let shop: ShopToDamage;
beforeAll(async () => {
  shop = await shopToDamage({ copied: COPIED, later: ORDERS - COPIED });
});
afterAll(() => rmSync(shop.folder, { recursive: true }));

const ALL = 'select * from assinaturas order by id';
const ids = (made: string) => rowsOf(join(made, 'site.db'), ALL).map(({ id }) => Number(id));
const sequence = (made: string) =>
  Number(rowsOf(join(made, 'site.db'), `select seq from sqlite_sequence where name = 'assinaturas'`)[0]?.seq);

/** Leaves beside a database the log of what was done to it, which is in the log alone. */
function killedAfter(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(`pragma journal_mode = wal; pragma wal_autocheckpoint = 0; ${sql}`);
  for (const suffix of ['', '-wal']) copyFileSync(file + suffix, `${file}.morto${suffix}`);
  db.close();
  for (const suffix of ['', '-wal']) copyFileSync(`${file}.morto${suffix}`, file + suffix);
}

const rescued = async (name: string, dataDir: string, file: string) => {
  const target = join(shop.folder, `${name}-salva`);
  const { code, said } = await run('resgatar', [file, target], dataDir);
  expect([name, code, said]).toEqual([name, 0, expect.stringContaining('Resgatado de')]);
  return { said, target };
};

describe('a log beside a database', { timeout: 240_000 }, () => {
  it('that is older than it takes no orders away, and is said to be so', async () => {
    const { dataDir, file } = shop.folderOf('mais-velho');
    // As it was when it had a third of them, with the next third in its log.
    const early = `${file}.cedo`;
    copyFileSync(file, early);
    const db = new DatabaseSync(early);
    db.exec(`delete from assinaturas where id > 20; update sqlite_sequence set seq = 20 where name = 'assinaturas'`);
    db.close();
    killedAfter(
      early,
      `attach '${file}' as depois; insert into assinaturas select * from depois.assinaturas where id between 21 and 40`,
    );
    copyFileSync(`${early}-wal`, `${file}-wal`);
    const { said, target } = await rescued('mais-velho', dataDir, file);
    expect(ids(target)).toHaveLength(ORDERS);
    expect(said).toMatch(/-wal não é deste banco, ou é de outro momento: com ele se leem \d+ pedidos, e sem ele 60 pedidos/);
    expect(said).not.toContain('Nenhuma linha se perdeu');
    expect(sequence(target)).toBe(ORDERS + 1000);
  });

  it('of the file in whose place a copy was put takes nothing of the copy away', async () => {
    const { dataDir, file } = shop.folderOf('copia-por-cima');
    killedAfter(file, 'update assinaturas set versao = versao + 1');
    copyFileSync(join(shop.copy, 'site.db'), file);
    const { said, target } = await rescued('copia-por-cima', dataDir, file);
    expect(ids(target)).toHaveLength(COPIED);
    expect(said).toContain('-wal não é deste banco');
  });

  it('of its own that has deleted is believed', async () => {
    const { dataDir, file } = shop.folderOf('apagou');
    killedAfter(file, `delete from assinaturas where id <= 10`);
    const { said, target } = await rescued('apagou', dataDir, file);
    expect(ids(target)).toHaveLength(ORDERS - 10);
    expect(said).toContain('Nenhuma linha se perdeu');
  });
});

describe('the beginning of a file', { timeout: 240_000 }, () => {
  it('that was changed costs no rows where it has one value only, or the file tells it itself', async () => {
    // The name, size of pages, formats, room at their ends, number of pages in either direction, encoding.
    for (const [at, to] of [
      [3, 0],
      [16, 32],
      [18, 3],
      [20, 64],
      [21, 0],
      [28, 255],
      [30, 0],
      [31, 1],
      [47, 9],
      [55, 1],
      [59, 2],
    ] as const) {
      const name = `cabecalho-${at}`;
      const { dataDir, file } = shop.folderOf(name);
      const bytes = readFileSync(file);
      bytes[at] = to;
      writeFileSync(file, bytes);
      const { target } = await rescued(name, dataDir, file);
      expect([name, rowsOf(join(target, 'site.db'), ALL)]).toEqual([name, rowsOf(shop.whole, ALL)]);
    }
  });
});
