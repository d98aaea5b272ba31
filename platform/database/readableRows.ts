import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { isUnreadable } from './damage.ts';

/** What a row is found by in its table (sqlite.org/lang_createtable.html#rowid): its id, where it counts ids. */
const KEY = '_rowid_';
/** Under which name it comes with a row's columns. */
const AS_KEY = 'chave da linha';
/** Keys beyond the last row that was read, one after the other, at which looking further is given up where nobody knows how many there are. */
const MOST_STEPS = 1_000_000;
/** The highest key that a row is believed to have: more rows than that nobody has stored. */
const HIGHEST_KEY = 2 ** 31 - 1;

/** A row as it is stored, with whole numbers of any size. */
export type StoredRow = Record<string, SQLOutputValue>;

/** Keys of the rows that a damaged table had. */
export interface KnownKeys {
  /** Those that at least half of the indexes have which could be read to their end, or the most that any gave of which none could. */
  keys: ReadonlySet<number>;
  /** Those that any index has. */
  any: ReadonlySet<number>;
  /** Those that two indexes have, or more. */
  twice: ReadonlySet<number>;
  /** Whether that is all of them: some index of all rows could be read from its beginning to its end. */
  all: boolean;
}

/** A row as a damaged table gives it. */
export interface ReadRow {
  key: number;
  row: StoredRow;
  /** Whether an index has its key, or where none tells, its table is known to have given it. */
  isKnown: boolean;
}

/** What is told of a table while it is read. */
interface Told {
  /** Of each key at which something may have been that cannot be read. */
  unreadable: (key: number) => void;
  /** Of each row under a key that cannot be its own. */
  stray: (key: number) => void;
  /** Of each row under a key that another has. */
  again: (key: number) => void;
}

interface Index {
  name: string;
  unique: bigint | number;
  partial: bigint | number;
}

/** A name of a table, an index or a column, as a statement takes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Reads which rows a table has, or had, out of its indexes: they know of rows that can be read no more, and one of them may be damaged itself. */
export function keysOf(db: DatabaseSync, table: string): KnownKeys {
  const votes = new Map<number, number>();
  const [any, twice] = [new Set<number>(), new Set<number>()];
  let most: ReadonlySet<number> = new Set();
  let whole = 0;
  for (const { name } of wholeIndexes(db, table)) {
    const keys = new Set<number>();
    const all = read(db, `select ${KEY} as ${quoted(AS_KEY)} from ${quoted(table)} indexed by ${quoted(name)}`, (row) =>
      keys.add(Number(row[AS_KEY])),
    );
    for (const key of keys) (any.has(key) ? twice : any).add(key);
    if (keys.size > most.size) most = keys;
    if (!all) continue;
    whole++;
    for (const key of keys) votes.set(key, (votes.get(key) ?? 0) + 1);
  }
  if (whole === 0) return { keys: most, any, twice, all: false };
  return { keys: new Set([...votes].filter(([, count]) => 2 * count >= whole).map(([key]) => key)), any, twice, all: true };
}

/** Whether indexes know what a row has under another key, which two of them have at least: it is the row of that key, and its own was changed. */
export function isOfAnother(
  db: DatabaseSync,
  table: string,
  { twice }: KnownKeys,
  { key, row }: Omit<ReadRow, 'isKnown'>,
): boolean {
  return wholeIndexes(db, table).some(({ name, unique }) => {
    const columns = unique ? db.prepare(`pragma index_info(${quoted(name)})`).all() : [];
    const values = columns.map((column) => row[String(column.name)] ?? null);
    if (values.length === 0 || values.includes(null)) return false;
    const where = columns.map((column) => `${quoted(String(column.name))} = ?`).join(' and ');
    const sql = `select ${KEY} as numero from ${quoted(table)} indexed by ${quoted(name)} where ${where}`;
    const other = numberOf(db, sql, ...values);
    return other !== key && twice.has(other);
  });
}

/** What indexes still say of these rows of a table, by their keys: `column=value` for each column that no two rows share. */
export function namesOf(db: DatabaseSync, table: string, keys: ReadonlySet<number>): Map<number, Set<string>> {
  const isName = new Set(
    wholeIndexes(db, table).flatMap(({ name, unique }) => {
      const columns = db.prepare(`pragma index_info(${quoted(name)})`).all();
      return unique && columns.length === 1 ? [String(columns[0]?.name)] : [];
    }),
  );
  return sayingsOf(db, table, { keys, of: (column) => isName.has(column) });
}

/** The same for every column of any index: of a row that is gone that is all that there is. */
export function sayingsOf(
  db: DatabaseSync,
  table: string,
  { keys, of = () => true }: { keys: ReadonlySet<number>; of?: (column: string) => boolean },
): Map<number, Set<string>> {
  const said = new Map<number, Set<string>>();
  if (keys.size === 0) return said;
  indexedRows(db, table, (columns) => {
    const told = columns.filter((column) => column !== 'id' && of(column));
    if (told.length === 0) return null;
    return (key, row) => {
      if (!keys.has(key)) return;
      const known = said.get(key) ?? new Set();
      for (const column of told) {
        const value = row[column] ?? null;
        // One row is one line, and its parts are told by what none of them has.
        if (value !== null) known.add(`${column}=${String(value).replace(/\s+/g, ' ')}`);
      }
      said.set(key, known);
    };
  });
  return said;
}

/** Reads what each index of all rows of a table says of them, as far as it can be read. @param of answers what takes the rows of an index with these columns; null for one that is not read */
export function indexedRows(
  db: DatabaseSync,
  table: string,
  of: (columns: readonly string[]) => ((key: number, row: StoredRow) => void) | null,
): void {
  for (const { name } of wholeIndexes(db, table)) {
    const found = db.prepare(`pragma index_info(${quoted(name)})`).all();
    const columns = found.flatMap((column) => (column.name === null ? [] : [String(column.name)]));
    if (columns.length === 0) continue;
    const take = of(columns);
    if (!take) continue;
    const sql = `select ${KEY} as ${quoted(AS_KEY)}, ${columns.map(quoted).join(', ')} from ${quoted(table)} indexed by ${quoted(name)}`;
    read(db, sql, (row) => take(Number(row[AS_KEY]), row));
  }
}

/**
 * Gives every row of a table that can be read. Nothing in it is believed that can be asked for otherwise: where an error ends the reading, the next row is looked for by its
 * key; and at the end each row that was passed over is asked for by its key. A key that comes twice is given again, as what the way down the table finds under it: the other
 * one stood in a place that is not its own. So does a row that nothing knows and that stands between two whose keys are in order without it, or that its own key does not
 * lead to; any other that nothing knows is given at the end: what should know it may be what is damaged. It moves nothing on.
 */
export function* readableRows(
  db: DatabaseSync,
  table: string,
  known: KnownKeys,
  { unreadable, stray, again }: Told,
): Generator<ReadRow> {
  const select = `select ${KEY} as ${quoted(AS_KEY)}, * from ${quoted(table)} where ${KEY}`;
  const { isKey, after, passedOver } = keysToTry(db, table, known);
  const [seen, tried, unknown] = [new Set<number>(), new Set<number>(), new Set<number>()];
  // Unknown keys since the reading was begun anew.
  const inPass = new Set<number>();
  const one = prepare(db, `${select} = ?`);
  // Null where it cannot be read.
  const ask = (key: number): StoredRow | undefined | null => {
    tried.add(key);
    try {
      return one.get(key);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      unreadable(key);
      return null;
    }
  };
  const given = (key: number, row: StoredRow): ReadRow => ({ key, row: withoutKey(row), isKnown: isKey(key) });
  const doubt = neighbours((key, isInOrder) => {
    if (!isInOrder || !isPlausible(key)) stray(key);
    else if (inPass.has(key)) again(key);
    else unknown.add(key);
    inPass.add(key);
  });
  let at: number | undefined = 0;
  let inOrder = true;
  while (at !== undefined) {
    try {
      for (const row of prepare(db, `${select} > ? order by ${KEY}`).iterate(at)) {
        const key = Number(row[AS_KEY]);
        doubt(key, !isKey(key));
        if (!isKey(key)) {
          inOrder = false;
          continue;
        }
        if (key <= at) inOrder = false;
        at = Math.max(at, key);
        const isAgain = seen.has(key);
        seen.add(key);
        if (isAgain) again(key);
        const there = isAgain ? ask(key) : row;
        if (there) yield given(key, there);
      }
      break;
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      inOrder = false;
    } finally {
      doubt(Infinity, false);
      inPass.clear();
    }
    let found: StoredRow | undefined | null = null;
    while (found === null && (at = after(at)) !== undefined) {
      if (seen.has(at) || unknown.has(at)) continue;
      found = ask(at);
      if (!found || isKey(at)) continue;
      unknown.add(at);
      found = null;
    }
    if (!found || at === undefined) continue;
    seen.add(at);
    yield given(at, found);
  }
  if (!inOrder || known.all) {
    for (const key of passedOver()) {
      if (seen.has(key) || tried.has(key)) continue;
      const row = ask(key);
      if (!row) continue;
      if (isKey(key)) yield given(key, row);
      else unknown.add(key);
    }
  }
  for (const key of unknown) {
    const row = ask(key);
    if (row) yield given(key, row);
    else if (row === undefined) stray(key);
  }
}

/** Hears of keys one after the other, `Infinity` at the end, and tells of each that is in doubt whether it stands in order: one between two that are in order without it does not. */
function neighbours(tell: (key: number, isInOrder: boolean) => void) {
  let [before, doubted] = [0, null as number | null];
  return (key: number, isInDoubt: boolean): void => {
    if (doubted !== null) {
      const isIn = before >= key || (before < doubted && doubted < key);
      tell(doubted, isIn);
      if (isIn) before = doubted;
    }
    if (!isInDoubt) before = key;
    doubted = isInDoubt ? key : null;
    if (key === Infinity) before = 0;
  };
}

function isPlausible(key: number): boolean {
  return Number.isSafeInteger(key) && key > 0 && key <= HIGHEST_KEY;
}

interface KeysToTry {
  /** Whether a row is known to have, or to have had, that key. */
  isKey: (key: number) => boolean;
  /** Which key comes after another: of those that are known where all are, else the next number, as far as anything says that there are rows. */
  after: (key: number) => number | undefined;
  /** Every key that a row may have. */
  passedOver: () => Iterable<number>;
}

function keysToTry(db: DatabaseSync, table: string, { keys, any, all }: KnownKeys): KeysToTry {
  if (all) {
    const sorted = [...keys].sort((a, b) => a - b);
    let place = 0;
    const after = (key: number) => {
      while (place < sorted.length && sorted[place]! <= key) place++;
      return sorted[place];
    };
    return { isKey: (key) => isPlausible(key) && any.has(key), after, passedOver: () => sorted };
  }
  const given = counted(db, table);
  // What is damaged may be the counter, so rows may go on after it.
  const last = highestOf(keys, Math.max(given, highestOf([lastOf(db, table)])));
  const isKey = (key: number) => isPlausible(key) && (given === 0 || key <= given || any.has(key));
  let begun = -1;
  let steps = 0;
  const after = (key: number) => {
    // Whatever was read meanwhile says that there is more.
    steps = key === begun ? steps + 1 : 0;
    begun = key + 1;
    return key < last && steps < MOST_STEPS ? key + 1 : undefined;
  };
  return { isKey, after, passedOver: () => numbers(Math.min(last, MOST_STEPS)) };
}

/** The highest of keys that a row may have, and of a number beneath which it is none; a table may have more than there are arguments to a function. */
export function highestOf(keys: Iterable<number>, least = 0): number {
  let highest = least;
  for (const key of keys) if (key > highest && isPlausible(key)) highest = key;
  return highest;
}

function* numbers(last: number): Generator<number> {
  for (let number = 1; number <= last; number++) yield number;
}

function lastOf(db: DatabaseSync, table: string): number {
  return numberOf(db, `select max(${KEY}) as numero from ${quoted(table)}`);
}

/** The highest id that a table has ever given; 0 where it counts none, or that cannot be read. */
export function counted(db: DatabaseSync, table: string): number {
  return numberOf(db, `select seq as numero from sqlite_sequence where name = '${table.replaceAll("'", "''")}'`);
}

function numberOf(db: DatabaseSync, sql: string, ...bound: SQLOutputValue[]): number {
  try {
    return Number(db.prepare(sql).get(...bound)?.numero ?? 0);
  } catch {
    return 0;
  }
}

/** Indexes that have every row of a table. */
function wholeIndexes(db: DatabaseSync, table: string): Index[] {
  const found = db.prepare(`pragma index_list(${quoted(table)})`).all() as unknown as Index[];
  return found.filter(({ partial }) => !partial);
}

/** Reads as much as can be. Answers whether that was all. */
function read(db: DatabaseSync, sql: string, take: (row: StoredRow) => void): boolean {
  try {
    for (const row of prepare(db, sql).iterate()) take(row);
    return true;
  } catch {
    // Whatever it is, another index may say more.
    return false;
  }
}

function prepare(db: DatabaseSync, sql: string) {
  const statement = db.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}

function withoutKey({ [AS_KEY]: _key, ...row }: StoredRow): StoredRow {
  return row;
}
