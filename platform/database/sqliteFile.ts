/** What SQLite adds to the name of a database for the files that it keeps beside it, with the file itself (sqlite.org/tempfiles.html). */
export const SQLITE_SUFFIXES = ['', '-wal', '-shm', '-journal'] as const;

/** Path of the embedded database that an address names; null for PostgreSQL. */
export function sqliteFile(url: string): string | null {
  return url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : null;
}

/** What stands beside a database whose shop was moved to another (movedAway.ts). */
export const MOVED_SUFFIX = '-mudou-se.txt';

/** What the shop keeps beside a database to say that it is open (inUse.ts). */
export const LOCK_SUFFIX = '.lock';
