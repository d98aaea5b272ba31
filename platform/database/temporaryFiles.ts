import { resolve } from 'node:path';

/** Where SQLite is told to make its temporary files (sqlite.org/tempfiles.html, section 5). */
const VARIABLE = 'SQLITE_TMPDIR';

/**
 * Has SQLite make its temporary files in the data folder, where no setting says otherwise: a copy makes the whole database anew in one, and the system's folder for such files is
 * often in memory. Before a database is opened: SQLite looks at it once.
 */
export function keepTemporaryFiles({ dataDir }: { dataDir: string }): void {
  process.env[VARIABLE] ??= resolve(dataDir);
}
