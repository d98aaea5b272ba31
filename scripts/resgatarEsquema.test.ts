import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand as run } from '../tests/support/command.ts';
import { rowsOf, shopToDamage, type ShopToDamage } from '../tests/support/shopToDamage.ts';

// Where the list of tables is damaged, every table page may be whole: the rows are read all the same.

const PAGE = 4096;
const ORDERS = 30;
let shop: ShopToDamage;
beforeAll(async () => {
  shop = await shopToDamage({ copied: 1, later: ORDERS - 1 });
});
afterAll(() => rmSync(shop.folder, { recursive: true }));

/** The pages that say where tables begin. */
function schemaPages(): number[] {
  const db = new DatabaseSync(shop.whole, { readOnly: true });
  const found = db.prepare("select distinct pageno from dbstat where name = 'sqlite_schema' order by pageno").all();
  db.close();
  return found.map(({ pageno }) => Number(pageno));
}

async function rescued(name: string, change: (bytes: Buffer) => void, ...options: string[]) {
  const { dataDir, file } = shop.folderOf(name);
  const bytes = readFileSync(file);
  change(bytes);
  writeFileSync(file, bytes);
  const target = join(shop.folder, `${name}-salva`);
  const { code, said } = await run('resgatar', [file, target, ...options], dataDir);
  return { dataDir, code, said, target, made: join(target, 'site.db') };
}

const tables = () =>
  rowsOf(shop.whole, "select name from sqlite_master where type = 'table' and name not like 'sqlite%'").map(({ name }) =>
    String(name),
  );
const schema = 'select type, name, sql from sqlite_master order by type, name';

describe('a file whose list of tables is damaged', { timeout: 300_000 }, () => {
  it('gives every row of every table, and opens, whichever of its pages it is', async () => {
    for (const page of schemaPages()) {
      const begins = (page - 1) * PAGE + (page === 1 ? 100 : 0);
      const name = `pagina-${page}`;
      const { dataDir, code, said, target, made } = await rescued(
        name,
        (bytes) => bytes.fill(0x5a, begins, page * PAGE),
        '--copia',
        shop.copy,
      );
      expect([name, code, said]).toEqual([
        name,
        0,
        expect.stringContaining('Estava danificado o que diz onde as tabelas começam'),
      ]);
      for (const table of tables()) {
        const sql = `select * from ${table} order by 1`;
        expect([name, table, rowsOf(made, sql)]).toEqual([name, table, rowsOf(shop.whole, sql)]);
      }
      expect(rowsOf(made, schema)).toEqual(rowsOf(shop.whole, schema));
      expect((await run('restore', [target], dataDir)).code).toBe(0);
    }
  });

  it('by a single bit is read the same, also without a copy', async () => {
    const said = 'CREATE TABLE "assinaturas"';
    for (const [name, at] of [
      ['palavra', 3],
      ['nome', said.length - 4],
    ] as const) {
      const { code, made } = await rescued(name, (bytes) => {
        const found = Math.max(bytes.indexOf(said), bytes.indexOf(said.replace('CREATE TABLE', 'create table')));
        expect(found).toBeGreaterThan(0);
        bytes[found + at]! ^= 1;
      });
      expect([name, code]).toEqual([name, 0]);
      const orders = 'select * from assinaturas order by id';
      expect(rowsOf(made, orders)).toEqual(rowsOf(shop.whole, orders));
    }
  });
});
