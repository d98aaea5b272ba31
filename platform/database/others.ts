import type { Orm } from './orm.ts';
import { sqliteFile } from './sqliteFile.ts';

/** @throws Error when somebody else has this database of PostgreSQL open; an embedded one is locked instead (`alone`) */
export async function refuseOthers(orm: Orm, databaseUrl: string): Promise<void> {
  if (sqliteFile(databaseUrl) !== null) return;
  // What kind of process another account has is not told; PostgreSQL's own have no account.
  const [row] = await orm.em.getConnection().execute<{ others: string }[]>(
    `select count(*) as others from pg_stat_activity
        where datname = current_database() and coalesce(backend_type, 'client backend') = 'client backend'
          and usesysid is not null and pid <> pg_backend_pid() and application_name <> current_setting('application_name')`,
  );
  if (Number(row?.others) > 0) throw new Error('O banco está em uso por outra conexão. Pare a loja e repita.');
}
