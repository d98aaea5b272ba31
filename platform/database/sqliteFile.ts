/** What SQLite adds to the name of a database for the files that it keeps beside it, with the file itself (sqlite.org/tempfiles.html). */
export const SQLITE_SUFFIXES = ['', '-wal', '-shm', '-journal'] as const;

/** Path of the embedded database that an address names; null for PostgreSQL. */
export function sqliteFile(url: string): string | null {
  return url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : null;
}

/** What the shop keeps beside a database to say that it is open (inUse.ts). */
export const LOCK_SUFFIX = '.lock';
