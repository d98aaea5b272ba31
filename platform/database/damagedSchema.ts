import { readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { distance } from 'fastest-levenshtein';
import { Pages, type SchemaEntry } from './schemaPages.ts';

/** Bytes of the shortest file that has anything in it: one page. */
const LEAST = 4096;
/** What part of an entry may be another's, where it is taken for the one that was damaged. */
const ALIKE = 0.1;

/** Where SQLite keeps the highest id of each table. */
const COUNTERS = 'sqlite_sequence';

/** What became of the list of tables of a damaged file. */
export interface MendedSchema {
  /** Tables that are made, and of which nobody can say where their rows begin. */
  missing: string[];
  /** How tables and indexes are made whose entry is gone, and that only what was asked for it says. */
  added: SchemaEntry[];
}

/** Reads the list of tables and indexes of a database that can be read. */
export function entriesOf(file: string): SchemaEntry[] {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const sql = 'select type, name, tbl_name as "table", rootpage as root, sql from sqlite_master';
    return db.prepare(sql).all() as unknown as SchemaEntry[];
  } finally {
    db.close();
  }
}

/**
 * Writes the list of tables of a copy of a damaged file anew, of what can be read of it page by page; what is gone of it is taken from another list of the same shop, where nothing but one
 * table can be what lies in the file. Nobody may have it open; there is no log beside it any more afterwards. @returns null where there is nothing to begin with
 */
export function mendSchema(found: string, other: readonly SchemaEntry[]): MendedSchema | null {
  takeLog(found);
  const bytes = readFileSync(found);
  if (bytes.length < LEAST) return null;
  const pages = new Pages(bytes);
  const read = pages
    .entries()
    .filter(({ type, root }) => (type === 'table' || type === 'index' ? pages.isRoot(root, type) : true));
  if (!read.some(({ type }) => type === 'table')) return null;
  const entries = soundEntries(read, other);
  const has = new Set(entries.map(({ name }) => name));
  const gone = other.filter(({ name }) => !has.has(name));
  const led = leadToGone(pages, entries, gone);
  beginAnew(bytes, found);
  writeEntries(found, [...entries, ...led]);
  const added = gone.filter(
    ({ name, sql }) => sql !== null && !name.startsWith('sqlite_') && !led.some((entry) => entry.name === name),
  );
  return { missing: added.filter(({ type }) => type === 'table').map(({ name }) => name), added };
}

// Its pages go over those of the file when the last one closes it.
function takeLog(found: string): void {
  const db = new DatabaseSync(found, { defensive: false });
  try {
    db.exec('pragma writable_schema = on');
    db.prepare('select 1 from sqlite_master').all();
  } catch {
    // That it cannot be read is why this is done.
  } finally {
    db.close();
  }
}

/** Entries of which SQLite understands how they are made; in the place of others those of the other list that they were. */
function soundEntries(read: readonly SchemaEntry[], other: readonly SchemaEntry[]): SchemaEntry[] {
  const scratch = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  const isMade = ({ sql, name }: SchemaEntry) => {
    if (sql === null || name.startsWith('sqlite_')) return true;
    try {
      scratch.exec(sql);
      return scratch.prepare('select 1 from sqlite_master where name = ?').get(name) !== undefined;
    } catch {
      return false;
    }
  };
  try {
    const sorted = read.toSorted((a, b) => Number(b.type === 'table') - Number(a.type === 'table'));
    const made = sorted.filter(isMade);
    const taken = new Set(made.map(({ name }) => name));
    const mended = sorted.flatMap((entry) => {
      if (made.includes(entry)) return [entry];
      const said = (one: SchemaEntry) => one.sql ?? one.name;
      const free = other.filter(({ name, type }) => type === entry.type && !taken.has(name));
      const nearest = free.toSorted((a, b) => distance(said(a), said(entry)) - distance(said(b), said(entry)))[0];
      if (!nearest || distance(said(nearest), said(entry)) > said(nearest).length * ALIKE) return [];
      taken.add(nearest.name);
      return [{ ...nearest, root: entry.root }];
    });
    const tables = new Set(mended.filter(({ type }) => type === 'table').map(({ name }) => name));
    return mended.filter(({ table }) => tables.has(table));
  } finally {
    scratch.close();
  }
}

/** Tables whose entry is gone, with where they begin: where no other has the rows that lie there, and no other place has such rows. */
function leadToGone(pages: Pages, entries: readonly SchemaEntry[], gone: readonly SchemaEntry[]): SchemaEntry[] {
  const claimed = new Set([...pages.under(1), ...entries.map(({ root }) => root)]);
  const free = pages.roots().filter((page) => !claimed.has(page));
  const rowsOf = new Map(free.map((page) => [page, [...pages.under(page)].flatMap((leaf) => pages.rows(leaf))]));
  const names = new Set([...entries, ...gone].map(({ name }) => name));
  const shapes = gone
    .filter(({ type, sql }) => type === 'table' && sql !== null)
    .map((entry) => ({ entry, isRow: shapeOf(entry, names), fits: [] as number[] }));
  for (const [page, rows] of rowsOf) {
    const fitting = shapes.filter(({ isRow }) => rows.length > 0 && rows.every((row) => isRow(row)));
    // Whatever names tables with numbers names no row of another.
    const counter = fitting.find(({ entry }) => entry.name === COUNTERS);
    for (const shape of counter ? [counter] : fitting) shape.fits.push(page);
  }
  return shapes.flatMap(({ entry, fits }) => {
    const own = fits.filter((page) => shapes.filter((shape) => shape.fits.includes(page)).length === 1);
    return fits.length === 1 && own.length === 1 ? [{ ...entry, root: own[0]! }] : [];
  });
}

/** Answers whether a row can be one of a table, by the number and types of its values. Columns that were added since it was stored are not in it. */
function shapeOf({ name, sql }: SchemaEntry, tables: ReadonlySet<string>): (row: readonly unknown[]) => boolean {
  if (name === COUNTERS)
    return ([table, last, ...more]) => more.length === 0 && tables.has(String(table)) && typeof last === 'number';
  const scratch = new DatabaseSync(':memory:');
  scratch.exec(sql!);
  const columns = scratch.prepare(`pragma table_info("${name}")`).all();
  scratch.close();
  return (row) =>
    row.length > 0 &&
    row.length <= columns.length &&
    columns.every(({ type, notnull, pk, dflt_value: given }, index) => {
      const [value, kind] = [row[index], String(type).toLowerCase()];
      if (index >= row.length) return !notnull || given !== null;
      // The number of a row is its key, and not stored again.
      if (value === null) return Boolean(pk) || !notnull;
      if (kind.startsWith('text')) return typeof value === 'string';
      if (kind.startsWith('int')) return typeof value === 'number';
      return kind.startsWith('blob') === value instanceof Uint8Array;
    });
}

/** Bytes of the header: format of reading and writing, first free page and their number, and what says that there is a list. */
const [FORMATS, FREE, COOKIE] = [18, 32, 40];

// Without a log, free pages or a list: what is written next goes to the end.
function beginAnew(bytes: Buffer, found: string): void {
  const size = bytes.readUInt16BE(16) === 1 ? 65_536 : bytes.readUInt16BE(16);
  bytes.fill(1, FORMATS, FORMATS + 2);
  bytes.fill(0, FREE, FREE + 8);
  bytes.writeUInt32BE((bytes.readUInt32BE(COOKIE) + 1) >>> 0, COOKIE);
  bytes.writeUInt32BE(Math.ceil(bytes.length / size), 28);
  bytes.writeUInt32BE(bytes.readUInt32BE(24), 92);
  bytes.fill(0, 100, size);
  bytes[100] = 13;
  bytes.writeUInt16BE(size === 65_536 ? 0 : size, 105);
  writeFileSync(found, bytes);
}

function writeEntries(found: string, entries: readonly SchemaEntry[]): void {
  const db = new DatabaseSync(found, { defensive: false, enableForeignKeyConstraints: false });
  try {
    db.exec('pragma journal_mode = off; pragma writable_schema = on; begin');
    const insert = db.prepare('insert into sqlite_master (type, name, tbl_name, rootpage, sql) values (?, ?, ?, ?, ?)');
    // Tables come before what is on them.
    const sorted = entries.toSorted((a, b) => Number(b.type === 'table') - Number(a.type === 'table'));
    for (const { type, name, table, root, sql } of sorted) insert.run(type, name, table, root, sql);
    db.exec('commit');
  } finally {
    db.close();
  }
}
