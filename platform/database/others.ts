import { setTimeout as wait } from 'node:timers/promises';
import type { Orm } from './orm.ts';
import { sqliteFile } from './sqliteFile.ts';

/** How often it is looked whether the others have gone, and the pause before the next time, in milliseconds: PostgreSQL may know of the end of a shop a moment after it. */
const LOOKS = 5;
const PAUSE_MS = 200;

/** @throws Error when somebody else has this database of PostgreSQL open, and goes on having it; an embedded one is locked instead (`alone`) */
export async function refuseOthers(orm: Orm, databaseUrl: string): Promise<void> {
  if (sqliteFile(databaseUrl) !== null) return;
  for (let look = 1; await haveOthers(orm); look++) {
    if (look === LOOKS) throw new Error('O banco está em uso por outra conexão. Pare a loja e repita.');
    await wait(PAUSE_MS);
  }
}

async function haveOthers(orm: Orm): Promise<boolean> {
  // What kind of process another account has is not told; PostgreSQL's own have no account.
  const [row] = await orm.em.getConnection().execute<{ others: string }[]>(
    `select count(*) as others from pg_stat_activity
        where datname = current_database() and coalesce(backend_type, 'client backend') = 'client backend'
          and usesysid is not null and pid <> pg_backend_pid() and application_name <> current_setting('application_name')`,
  );
  return Number(row?.others) > 0;
}
