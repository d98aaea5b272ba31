import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE, UNFINISHED, UPLOADS } from './backup.ts';
import { MANIFEST } from './manifest.ts';
import { SQLITE_SUFFIXES } from './sqliteFile.ts';

/** What `datedCopy` calls them: names that sort as they were made. */
const DATED = /^copia-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;
const CONTENTS: ReadonlySet<string> = new Set([...SQLITE_SUFFIXES.map((suffix) => DATABASE + suffix), UPLOADS, MANIFEST]);

/** What became of the copies that are older than those to be kept. */
interface Rotation {
  deleted: string[];
  /** Called like copies, and left alone: of another shop, damaged, with something else in them, or not finished. */
  strange: string[];
}

/** Folder of a copy that is made now, among others. */
export function datedCopy(among: string): string {
  return join(among, `copia-${new Date().toISOString().replace(/[:.]/g, '-')}`);
}

/**
 * Deletes dated copies beside one that is whole, but for the newest `keep`, itself included. Only folders that hold nothing but a copy
 * of the same database are counted and deleted; whatever else lies there stays. @throws Error when one cannot be deleted
 */
export function keepNewest(newest: string, keep: number): Rotation {
  const among = dirname(newest);
  const birth = birthOf(newest);
  const called = readdirSync(among).filter((name) => DATED.test(name) || DATED.test(name.replace(UNFINISHED, '')));
  const own = called.filter(
    (name) => DATED.test(name) && isCopy(join(among, name)) && birth !== null && birthOf(join(among, name)) === birth,
  );
  const places = (names: string[]) => names.map((name) => join(among, name));
  const deleted = places(
    own
      .filter((name) => name <= basename(newest))
      .toSorted()
      .toReversed()
      .slice(keep),
  );
  for (const folder of deleted) remove(folder);
  return { deleted, strange: places(called.filter((name) => !own.includes(name))) };
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true });
  } catch (cause) {
    throw new Error(`A cópia nova está inteira, mas a pasta ${folder} não pôde ser apagada: ${(cause as Error).message}.`, {
      cause,
    });
  }
}

/** Whether this is a folder, not a link to one, with what a copy has and nothing else. */
function isCopy(folder: string): boolean {
  return lstatSync(folder).isDirectory() && readdirSync(folder).every((name) => CONTENTS.has(name));
}

/** When the database of a copy was made, which all copies of one shop share and others do not; null where it cannot be read. */
function birthOf(copy: string): string | null {
  if (!existsSync(join(copy, DATABASE))) return null;
  try {
    const db = new DatabaseSync(join(copy, DATABASE), { readOnly: true });
    try {
      const first = db.prepare('select name, executed_at from mikro_orm_migrations order by id limit 1').get();
      return first ? JSON.stringify(first) : null;
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}
