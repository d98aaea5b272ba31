import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UPLOADS } from '../dataDir.ts';
import { DATABASE, ORIGIN, UNFINISHED } from './backup.ts';
import { birthOf } from './birth.ts';
import { takeAlone } from './inUse.ts';
import { MANIFEST } from './manifest.ts';
import { LOCK_SUFFIX, SQLITE_SUFFIXES } from './sqliteFile.ts';

/** What `datedCopy` calls them: names that sort as they were made. */
const DATED = /^copia-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;
const CONTENTS: ReadonlySet<string> = new Set([...SQLITE_SUFFIXES.map((suffix) => DATABASE + suffix), UPLOADS, MANIFEST]);

/** What one that was not finished may have besides. */
const HALF: ReadonlySet<string> = new Set([
  ...CONTENTS,
  ORIGIN,
  ...SQLITE_SUFFIXES.map((suffix) => DATABASE + LOCK_SUFFIX + suffix),
]);

/** What became of the copies that are older than those to be kept. */
interface Rotation {
  deleted: string[];
  /** Called like copies, and left alone: of another shop, damaged, with something else in them, not finished, or not to be read by this account. */
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
  const birth = birthOf(join(newest, DATABASE));
  const called = readdirSync(among).filter((name) => DATED.test(name) || DATED.test(name.replace(UNFINISHED, '')));
  const own = called.filter(
    (name) => DATED.test(name) && isCopy(join(among, name)) && birth !== null && birthOf(join(among, name, DATABASE)) === birth,
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

/**
 * Deletes what killed backups of this very database have left among its dated copies: half a copy has everybody's data, and the room that the
 * next one needs. One that is still being made stays. Answers which. @throws Error when one cannot be deleted
 */
export async function clearUnfinished(among: string, databaseFile: string): Promise<string[]> {
  const birth = birthOf(databaseFile);
  const called = readdirSync(among, { encoding: 'utf8' }).filter(
    (name) => name.endsWith(UNFINISHED) && DATED.test(name.slice(0, -UNFINISHED.length)),
  );
  const deleted: string[] = [];
  for (const folder of called.map((name) => join(among, name))) {
    if (birth === null || !isCopy(folder, HALF) || originOf(folder) !== birth || (await isBeingMade(folder))) continue;
    rmSync(folder, { recursive: true });
    deleted.push(folder);
  }
  return deleted;
}

function originOf(folder: string): string | null {
  try {
    return readFileSync(join(folder, ORIGIN), 'utf8');
  } catch {
    return null;
  }
}

async function isBeingMade(folder: string): Promise<boolean> {
  try {
    await (
      await takeAlone(join(folder, DATABASE))
    )();
    return false;
  } catch {
    return true;
  }
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

/** Whether this is a folder, not a link to one, with what a copy has and nothing else. One that this account cannot read is somebody else's. */
function isCopy(folder: string, contents = CONTENTS): boolean {
  try {
    return lstatSync(folder).isDirectory() && readdirSync(folder).every((name) => contents.has(name));
  } catch {
    return false;
  }
}
