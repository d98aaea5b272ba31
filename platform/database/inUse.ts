import { MikroORM } from '@mikro-orm/sqlite';
import { LOCK_SUFFIX } from './sqliteFile.ts';

/** Milliseconds that a process waits for another that is just looking. */
const PATIENCE_MS = 1000;

/** Lets go of a database. */
type Release = () => Promise<void>;

/**
 * Says that a database is open, for as long as this process lives or until it lets go: a read lock on an empty file beside it, which
 * the system takes away with the process. Many may hold one. @throws Error with `code` SQLITE_BUSY while it is being replaced
 */
export function holdOpen(file: string): Promise<Release> {
  return lock(file, ['begin', 'select count(*) from sqlite_master']);
}

/** Takes a database for itself. @throws Error with `code` SQLITE_BUSY while anybody holds it open */
export function takeAlone(file: string): Promise<Release> {
  return lock(file, ['begin exclusive']);
}

// By the same library as everything else of this process (see scrub.ts).
async function lock(file: string, statements: readonly string[]): Promise<Release> {
  const orm = await MikroORM.init({ dbName: file + LOCK_SUFFIX, entities: [], discovery: { warnWhenNoEntities: false } });
  const connection = orm.em.getConnection();
  try {
    for (const statement of [`pragma busy_timeout = ${PATIENCE_MS}`, ...statements]) await connection.execute(statement);
  } catch (error) {
    await orm.close();
    throw error;
  }
  return () => orm.close();
}
