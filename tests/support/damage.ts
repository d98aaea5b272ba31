import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Overwrites a SQLite database, and what is not yet in its file, with garbage. */
export function damage(file: string): void {
  for (const part of [file, `${file}-wal`]) {
    if (existsSync(part)) writeFileSync(part, Buffer.alloc(Math.max(4096, statSync(part).size), 0x5a));
  }
}

/** Overwrites some of the pages in which a table of a SQLite database has its rows, as a disk that fails does: those in the middle. Nobody may have it open. */
export function damageTable(file: string, table: string, { pages = 1 } = {}): void {
  const db = new DatabaseSync(file);
  const { page_size: size } = db.prepare('pragma page_size').get() as { page_size: number };
  const sql = `select pageno from dbstat where name = ? and pagetype = 'leaf' order by pageno`;
  const found = db.prepare(sql).all(table) as { pageno: number }[];
  db.close();
  const bytes = readFileSync(file);
  const first = Math.floor((found.length - pages) / 2);
  for (const { pageno } of found.slice(first, first + pages)) bytes.fill(0xa5, (pageno - 1) * size, pageno * size);
  writeFileSync(file, bytes);
}

/** Changes one bit of the key under which a table of a SQLite database has a row, as memory that fails does. Nobody may have it open. */
export function damageKey(file: string, table: string, row: number, bit: number): void {
  const { bytes, at } = cellOf(file, table, row);
  bytes[at.key]! ^= bit;
  writeFileSync(file, bytes);
}

/** Writes the page in which a table has a row over the one in which another has one, as a disk does that writes to the wrong place. Nobody may have the database open. */
export function misplacePage(file: string, [from, row]: [string, number], [to, over]: [string, number]): void {
  const { bytes, at } = cellOf(file, from, row);
  const { at: there } = cellOf(file, to, over);
  bytes.copy(bytes, there.page, at.page, at.page + at.size);
  writeFileSync(file, bytes);
}

/** Changes one bit of the key that an index of a SQLite database has of a row, which has to be from 2 to 127. Nobody may have it open. */
export function damageIndexedKey(file: string, index: string, row: number, bit: number): void {
  const bytes = readFileSync(file);
  for (const page of pagesOf(file, index, 'leaf')) {
    for (let cell = 0; cell < bytes.readUInt16BE(page + 3); cell++) {
      const [length, content] = varint(bytes, page + bytes.readUInt16BE(page + 8 + 2 * cell));
      // An entry ends with the key of its row.
      const last = content + length - 1;
      if (bytes[last] !== row) continue;
      bytes[last]! ^= bit;
      writeFileSync(file, bytes);
      return;
    }
  }
  throw new Error(`${index} has no row ${row}`);
}

/** Keeps the pages of a table or an index of a SQLite database. Answers what puts them back, as a disk does that has lost what was written since. Nobody may have it open. */
export function keepPages(file: string, name: string): () => void {
  const pages = pagesOf(file, name);
  const before = readFileSync(file);
  return () => {
    const bytes = readFileSync(file);
    for (const page of pages) before.copy(bytes, page, page, page + pageSize(before));
    writeFileSync(file, bytes);
  };
}

/** Writes the first page of an index over that of another. Nobody may have the database open. */
export function misplaceIndex(file: string, from: string, over: string): void {
  const [[source], [target]] = [pagesOf(file, from), pagesOf(file, over)];
  const bytes = readFileSync(file);
  bytes.copy(bytes, target!, source!, source! + pageSize(bytes));
  writeFileSync(file, bytes);
}

/** Where the pages of a table or an index begin, in the order of the file. */
function pagesOf(file: string, name: string, type = '%'): number[] {
  const db = new DatabaseSync(file);
  const found = db.prepare('select pageno from dbstat where name = ? and pagetype like ? order by pageno').all(name, type);
  const { page_size: size } = db.prepare('pragma page_size').get() as { page_size: number };
  db.close();
  return found.map(({ pageno }) => (Number(pageno) - 1) * size);
}

function pageSize(bytes: Buffer): number {
  const size = bytes.readUInt16BE(16);
  return size === 1 ? 65_536 : size;
}

/** Fills what a row has in a column with zeros, as a disk does that forgets a sector. Nobody may have the database open. */
export function zeroColumn(file: string, table: string, row: number, column: string): void {
  const { bytes, at } = cellOf(file, table, row);
  const db = new DatabaseSync(file);
  const place = db
    .prepare(`pragma table_info(${table})`)
    .all()
    .findIndex(({ name }) => name === column);
  db.close();
  // A record is the types of its values, which say how long each is, and the values (sqlite.org/fileformat2.html#record_format).
  const [length, first] = varint(bytes, at.content);
  let value = at.content + length;
  for (let index = 0, type = first; ; index++) {
    const [kind, next] = varint(bytes, type);
    const size = kind >= 12 ? Math.floor((kind - 12) / 2) : [0, 1, 2, 3, 4, 6, 8, 8, 0, 0][kind]!;
    if (index === place) {
      bytes.fill(0, value, value + size);
      break;
    }
    [value, type] = [value + size, next];
  }
  writeFileSync(file, bytes);
}

/** Where a row of a table is: the bytes of the database, and of its page and its key in them (sqlite.org/fileformat2.html#b_tree_pages). */
function cellOf(file: string, table: string, row: number) {
  const db = new DatabaseSync(file);
  const { page_size: size } = db.prepare('pragma page_size').get() as { page_size: number };
  const pages = db.prepare("select pageno from dbstat where name = ? and pagetype = 'leaf'").all(table);
  db.close();
  const bytes = readFileSync(file);
  for (const { pageno } of pages) {
    const page = (Number(pageno) - 1) * size;
    for (let cell = 0; cell < bytes.readUInt16BE(page + 3); cell++) {
      const start = page + bytes.readUInt16BE(page + 8 + 2 * cell);
      const [, key] = varint(bytes, start);
      const [found, content] = varint(bytes, key);
      if (found === row) return { bytes, at: { page, size, key, content } };
    }
  }
  throw new Error(`${table} has no row ${row}`);
}

function varint(bytes: Buffer, start: number): [value: number, end: number] {
  let value = 0;
  for (let at = start; ; at++) {
    value = value * 128 + (bytes[at]! & 127);
    if (bytes[at]! < 128) return [value, at + 1];
  }
}

/** Lets another process hold the write lock of a SQLite database (locks are a process's own). Answers how to release it. */
export async function holdLock(file: string): Promise<() => Promise<unknown>> {
  const script = `
    const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
    db.exec('begin immediate');
    process.stdout.write('locked');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--no-warnings', '-e', script, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return () => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    return exit;
  };
}

/** Runs a statement on a SQLite database in another process that waits for nobody. Answers what kept it from it, or nothing. */
export function writeElsewhere(file: string, sql: string): string {
  const script = "new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 0 }).exec(process.argv[2])";
  const { stderr } = spawnSync(process.execPath, ['--no-warnings', '-e', script, file, sql], { encoding: 'utf8' });
  return /Error: (.+)/.exec(stderr)?.[1] ?? '';
}
