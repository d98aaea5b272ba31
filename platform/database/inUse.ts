import { giveToOwner } from '../owner.ts';
import { openBareSqlite } from './bareSqlite.ts';
import { LOCK_SUFFIX } from './sqliteFile.ts';

/** Milliseconds that a process waits for another that is just looking. */
const PATIENCE_MS = 1000;

/** Lets go of a database. */
type Release = () => Promise<void>;

/** What says that a database is open. */
export interface Hold {
  release: Release;
  /**
   * Does something for which nobody else may have the database open, and shares it again afterwards. @throws Error with `code` SQLITE_BUSY
   * when somebody has it open
   */
  alone: <Result>(act: () => Promise<Result>) => Promise<Result>;
}

const SHARED = ['begin', 'select count(*) from sqlite_master'];
const ALONE = ['begin exclusive'];

/**
 * Says that a database is open, for as long as this process lives or until it lets go: a read lock on an empty file beside it, which
 * the system takes away with the process. Many may hold one. @throws Error with `code` SQLITE_BUSY while it is being replaced or changed
 */
export async function holdOpen(file: string): Promise<Hold> {
  const { run, release } = await lock(file, SHARED);
  return {
    release,
    async alone(act) {
      // Two who both keep theirs while they want the other's would wait for each other.
      await run(['commit']);
      try {
        await run(ALONE);
      } catch (error) {
        await run(SHARED);
        throw error;
      }
      try {
        return await act();
      } finally {
        await run(['commit', ...SHARED]);
      }
    },
  };
}

/** Takes a database for itself. @throws Error with `code` SQLITE_BUSY while anybody holds it open */
export async function takeAlone(file: string): Promise<Release> {
  return (await lock(file, ALONE)).release;
}

async function lock(file: string, statements: readonly string[]) {
  const orm = await openBareSqlite(file + LOCK_SUFFIX);
  const connection = orm.em.getConnection();
  const run = async (all: readonly string[]) => {
    for (const statement of all) await connection.execute(statement);
  };
  try {
    await run([`pragma busy_timeout = ${PATIENCE_MS}`, ...statements]);
    giveToOwner(file + LOCK_SUFFIX);
  } catch (error) {
    await orm.close();
    throw error;
  }
  return { run, release: () => orm.close() };
}
