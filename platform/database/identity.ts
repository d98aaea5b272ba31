import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { isPostgres } from './dialect.ts';
import { sqliteFile } from './sqliteFile.ts';

/**
 * A number that tells the database that is open from every other: from a copy of PostgreSQL, also one of its files, by when its server has started; from
 * the embedded one of another machine by where it lies. @throws what the database says
 */
export async function databaseIdentity(em: EntityManager, databaseUrl: string): Promise<number> {
  const file = sqliteFile(databaseUrl);
  // As many bits as a gauge can hold.
  return createHash('sha256')
    .update(file === null ? await ofPostgres(em) : ofFile(file))
    .digest()
    .readUIntBE(0, 6);
}

/** The server's files, and the database in them. */
const WHICH = 'system_identifier::text, oid::text';

/** The line of history that is written to now: its control file knows of a new one minutes later, with the next checkpoint. Null where nothing is written, but by another server. */
const TIMELINE = `case when not pg_is_in_recovery() then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end`;

async function ofPostgres(em: EntityManager): Promise<string> {
  const ask = async (which: string, from: string) => {
    const sql = `select ${which}, current_schema(), pg_postmaster_start_time()::text from ${from} where datname = current_database()`;
    return JSON.stringify((await (em as SqlEntityManager).execute<Record<string, string>[]>(sql))[0]);
  };
  const said = await whereToldTo(em, () => ask(WHICH, 'pg_control_system(), pg_database'));
  return said ?? ask('oid::text, datname', 'pg_database');
}

/** Databases whose server does not say which files it has, or where it is in its history. */
const silent = new WeakSet<EntityManager['config']>();
/** What PostgreSQL answers then: no right, not in its state, not a feature of this one, no such function. */
const NOT_TOLD = /^(42501|55000|0A000|42883)$/;

/** Whether an error is that a server does not say which files it has, or where it is in its history. */
export const isNotTold = (error: unknown): boolean => NOT_TOLD.test(String((error as { code?: unknown }).code));

/** Whether PostgreSQL, as one that is bought as a service, does not tell this account of which lineage a database is: one of before is not told from its heir then. */
export function isSilent(em: EntityManager): boolean {
  return silent.has(em.config);
}

/** What the server says of itself; null where it does not. Asked once: within a transaction a refusal would end that. */
async function whereToldTo<Said>(em: EntityManager, ask: () => Promise<Said>): Promise<Said | null> {
  if (silent.has(em.config)) return null;
  try {
    return await ask();
  } catch (error) {
    if (!isNotTold(error)) throw error;
    silent.add(em.config);
    return null;
  }
}

/** Asks for what `lineageIn` reads. */
export const LINEAGE = `select ${WHICH}, ${TIMELINE} as timeline_id from pg_control_system(), pg_database where datname = current_database()`;

type LineageRow = Record<string, unknown>;

/** The lineage in an answer to `LINEAGE`; null where the database only follows another. */
export function lineageIn([row]: readonly LineageRow[]): string | null {
  return row!.timeline_id === null ? null : JSON.stringify(row);
}

/**
 * What stays while a database of PostgreSQL goes on, and is another where it has gone back: a copy of it, one that was put back as it was at some minute, a
 * standby in its place (each of these begins a timeline). Empty for an embedded one, which the command that puts a copy back takes care of, and
 * where the server does not say. @throws what the database says,
 * and Error with `code` 25006 where it only follows another
 */
export async function lineageOf(em: EntityManager): Promise<string> {
  if (!isPostgres(em)) return '';
  const rows = await whereToldTo(em, () => (em as SqlEntityManager).execute<LineageRow[]>(LINEAGE));
  if (rows === null) return '';
  const lineage = lineageIn(rows);
  if (lineage === null) throw Object.assign(new Error('the database follows another'), { code: '25006' });
  return lineage;
}

/**
 * Which line of history of PostgreSQL this is: another number where a standby has taken over, or it was put back to a minute. Null for an embedded one,
 * and for one that only follows another. @throws what the database says
 */
export async function timelineOf(em: EntityManager): Promise<number | null> {
  if (!isPostgres(em)) return null;
  const [row] = await (em as SqlEntityManager).execute<{ id: number | null }[]>(`select ${TIMELINE} as id`);
  return row!.id;
}

/** Of which server's files, and of which database in them, a lineage is. */
export function filesOf(lineage: string): string {
  const { timeline_id: _line, ...files } = JSON.parse(lineage) as Record<string, unknown>;
  return JSON.stringify(files);
}

/** Whether one lineage goes on with another: a standby of the same server that has taken over since, or that server put back to a minute. */
export function goesOnWith(now: string, before: string): boolean {
  if (now === '' || before === '') return false;
  return filesOf(now) === filesOf(before) && lineIn(now) > lineIn(before);
}

const lineIn = (lineage: string) => Number((JSON.parse(lineage) as { timeline_id: unknown }).timeline_id);

function ofFile(file: string): string {
  const { dev, ino } = statSync(file);
  return [hostname(), resolve(file), dev, ino].join(' ');
}
