import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { runCommand as run } from './command.ts';
import { linkedOrders, openLinkedShop } from './linkedOrders.ts';

/** What is kept of a shop with orders, long enough that they fill many pages, of which some came after its last copy. */
export interface ShopToDamage {
  /** Everything is in it; whoever makes it removes it. */
  folder: string;
  copy: string;
  /** The database when the shop was closed. */
  whole: string;
  /** A data folder with all that the shop had. */
  folderOf: (name: string) => { dataDir: string; file: string };
}

/** Takes orders, makes a copy, and takes more. */
export async function shopToDamage({ copied, later }: { copied: number; later: number }): Promise<ShopToDamage> {
  const folder = mkdtempSync(join(tmpdir(), 'resgatar-'));
  const opened = await openLinkedShop();
  const { shop } = opened;
  const { pedir } = linkedOrders(() => opened);
  // As long as orders that say something are.
  const infoAdicional = 'Entregue depois das seis. '.repeat(30);
  for (let i = 0; i < copied; i++) await pedir({ infoAdicional });
  const copy = join(folder, 'copia');
  expect((await run('backup', [copy], shop.config.dataDir)).code).toBe(0);
  for (let i = 0; i < later; i++) await pedir({ infoAdicional });
  const kept = join(folder, 'inteira');
  expect((await run('backup', [kept], shop.config.dataDir)).code).toBe(0);
  await shop.close();
  const whole = join(kept, 'site.db');
  const folderOf = (name: string) => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    const file = join(dataDir, 'site.db');
    copyFileSync(whole, file);
    return { dataDir, file };
  };
  return { folder, copy, whole, folderOf };
}

/** What a statement finds in a SQLite database. */
export function rowsOf(file: string, sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}
