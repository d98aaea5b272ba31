import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { digestOf } from '../keptBytes.ts';
import { indexedRows, quoted, type StoredRow } from './readableRows.ts';

/** A column as its table declares it. */
export interface Column {
  name: string;
  /** In small letters. */
  type: string;
  isRequired: boolean;
  /** Whether rows are found by it. */
  isKey: boolean;
  /** What it has where nothing is said, as a statement says it; null where nothing is. */
  fallback: string | null;
}

/** Which values a column can have, where they are a list, by the names of table and column. */
export type Lists = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** An instant, where it is stored as text. */
const TIME = /^-?\d{4,}-\d\d-\d\d/;

/** How a value has to be stored in a column of a type, by the type's name; whatever is not named here may be anything. */
const STORED: readonly (readonly [type: RegExp, isStored: (value: SQLOutputValue) => boolean])[] = [
  [/text|char/, (value) => typeof value === 'string'],
  [/int/, (value) => typeof value === 'bigint'],
  [/double|real/, (value) => typeof value === 'bigint' || typeof value === 'number'],
  [/^datetime/, (value) => typeof value === 'bigint' || (typeof value === 'string' && TIME.test(value))],
  // A day is a text: where it is none, it costs the day, not the row.
  [/^date/, (value) => typeof value === 'bigint' || typeof value === 'string'],
  [/json/, (value) => !(value instanceof Uint8Array)],
  [/blob/, (value) => value instanceof Uint8Array],
];

/** The columns of a table. */
export function columnsOf(db: DatabaseSync, table: string): Column[] {
  const found = db.prepare(`pragma table_info(${quoted(table)})`).all();
  return found.map(({ name, type, notnull, pk, dflt_value: fallback }) => ({
    name: String(name),
    type: String(type).toLowerCase(),
    isRequired: Boolean(notnull),
    isKey: Boolean(pk),
    fallback: fallback === null ? null : String(fallback),
  }));
}

/** The last instant whose year has four digits, the first, and the numbers that every door of the shop takes. */
const LAST_INSTANT = 253_402_300_799_999n;
const FIRST_INSTANT = -62_135_596_800_000n;
const HIGHEST = 2n ** 31n - 1n;

const isBetween = (value: SQLOutputValue, first: bigint, last: bigint) =>
  typeof value !== 'bigint' || (value >= first && value <= last);

/** What a value is besides its type, by the type's name, and what a column has in the place of one that it cannot have, where it has to have any. */
const POSSIBLE: readonly (readonly [type: RegExp, isPossible: (value: SQLOutputValue) => boolean, instead: SQLOutputValue])[] = [
  [/^datetime/, (value) => isBetween(value, FIRST_INSTANT, LAST_INSTANT) && isTime(value), 0n],
  [/^date/, isTime, '1970-01-01'],
  [/^int/, (value) => isBetween(value, -HIGHEST - 1n, HIGHEST), 0n],
  [/double|real/, (value) => typeof value !== 'number' || Number.isFinite(value), 0n],
];

function isTime(value: SQLOutputValue): boolean {
  if (typeof value !== 'string') return true;
  const time = Date.parse(value);
  // A day that its month has not is read as one of the next.
  return !Number.isNaN(time) && (value.length !== 10 || new Date(time).toISOString().startsWith(value));
}

/** Whether a column can have a value of its type: one that no door of the shop could tell would close every list that the row is in. */
export function isPossible({ name, type }: Column, value: SQLOutputValue, list: Lists[string] = {}): boolean {
  if (value === null) return true;
  const values = list[name];
  if (values) return values.includes(String(value));
  return POSSIBLE.find(([of]) => of.test(type))?.[1](value) ?? true;
}

/** What a column may have in the place of what it cannot have, the least of a claim first. */
export function insteadOf(db: DatabaseSync, { name, type, isRequired, fallback }: Column, list: Lists[string] = {}) {
  const given = fallback === null ? [] : [db.prepare(`select ${fallback} as valor`).get()!.valor ?? null];
  const least = list[name]?.[0] ?? POSSIBLE.find(([of]) => of.test(type))?.[2] ?? '';
  return [...(isRequired ? [] : [null]), ...given, least];
}

/** Signs that no text of the shop has, and a sector that was written over does: none, and what cannot be read as UTF-8. */
const NO_SIGNS = ['\0', '\uFFFD'];
/** Signs of a value that are shown. */
const SHOWN = 60;

/** Columns in which a row has what SQLite stores in none of their type: it is a row of another table, or none. */
export function wrongTypes(columns: readonly Column[], row: StoredRow): string[] {
  return columns
    .filter(({ name, type }) => {
      const value = row[name] ?? null;
      return value !== null && STORED.find(([of]) => of.test(type))?.[1](value) === false;
    })
    .map(({ name }) => name);
}

/** Columns in which JSON should be, and something else is. */
export function brokenJson(columns: readonly Column[], row: StoredRow): Column[] {
  return columns.filter(({ name, type }) => {
    const value = row[name];
    return type === 'json' && typeof value === 'string' && !isJson(value);
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Columns in which a row has signs that no text has. */
export function brokenTexts(columns: readonly Column[], row: StoredRow): string[] {
  const isBroken = (value: unknown) => typeof value === 'string' && NO_SIGNS.some((sign) => value.includes(sign));
  return columns.filter(({ name }) => isBroken(row[name])).map(({ name }) => name);
}

/** Columns of bytes in a row that keeps a check-sum of them (`digest`), where they are other bytes. */
export function brokenBytes(columns: readonly Column[], row: StoredRow): string[] {
  const { digest } = row;
  if (typeof digest !== 'string') return [];
  return columns
    .filter(({ name, type }) => type === 'blob' && row[name] instanceof Uint8Array && digestOf(row[name]) !== digest)
    .map(({ name }) => name);
}

/** Compares the rows that were saved of a table with what its indexes say of them. Answers, for each that differs, in which columns, and both values. */
export function differences(from: DatabaseSync, to: DatabaseSync, table: string): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  indexedRows(from, table, (columns) => {
    const one = to.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(table)} where _rowid_ = ?`);
    one.setReadBigInts(true);
    return (key, indexed) => {
      const row = Number.isSafeInteger(key) ? one.get(key) : undefined;
      if (!row) return;
      for (const column of columns) {
        const [is, was] = [row[column] ?? null, indexed[column] ?? null];
        if (isSame(is, was)) continue;
        const line = `${column}: ${shown(is)} na linha, ${shown(was)} no índice`;
        found.set(key, (found.get(key) ?? new Set()).add(line));
      }
    };
  });
  return found;
}

/** What indexes say of the rows of a table: the values of each column, by key and name. */
export function valuesOf(from: DatabaseSync, table: string): Map<number, Map<string, SQLOutputValue[]>> {
  const found = new Map<number, Map<string, SQLOutputValue[]>>();
  indexedRows(from, table, (columns) => (key, row) => {
    const values = found.get(key) ?? new Map<string, SQLOutputValue[]>();
    for (const column of columns) values.set(column, [...(values.get(column) ?? []), row[column] ?? null]);
    found.set(key, values);
  });
  return found;
}

function isSame(one: SQLOutputValue, other: SQLOutputValue): boolean {
  return one === other || (one !== null && other !== null && String(one) === String(other));
}

/** A value as a list of doubts shows it. */
export function shown(value: SQLOutputValue): string {
  if (value === null) return 'nada';
  return typeof value === 'string' ? JSON.stringify(value.slice(0, SHOWN)) : String(value).slice(0, SHOWN);
}
