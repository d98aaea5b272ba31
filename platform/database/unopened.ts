import { copyFileSync, existsSync, linkSync, rmSync } from 'node:fs';
import { SQLITE_SUFFIXES } from './sqliteFile.ts';

/** What follows the name of a database that is looked at under another. */
const LOOKED_AT = '.olhado';

/**
 * Gives a database another name to be looked at under, until it is let go of: SQLite makes a log where there is none, and notes beside it what it has read of one, so that what lies
 * beside a file whose shop was killed would not tell any more that something is missing.
 */
export function underOtherName(file: string): { path: string; release: () => void } {
  const path = file + LOOKED_AT;
  const release = () => {
    for (const suffix of SQLITE_SUFFIXES) rmSync(path + suffix, { force: true });
  };
  // One that was killed may have left some.
  release();
  // It is read only, and needs no room; what SQLite writes to does.
  try {
    linkSync(file, path);
  } catch {
    copyFileSync(file, path);
  }
  for (const suffix of ['-wal', '-journal']) if (existsSync(file + suffix)) copyFileSync(file + suffix, path + suffix);
  return { path, release };
}
