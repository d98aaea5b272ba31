import type { Orm } from './orm.ts';
import { sqliteFile } from './sqliteFile.ts';

/** @throws Error when somebody else has this database of PostgreSQL open; an embedded one is locked instead (`alone`) */
export async function refuseOthers(orm: Orm, databaseUrl: string): Promise<void> {
  if (sqliteFile(databaseUrl) !== null) return;
  const [row] = await orm.em.getConnection().execute<{ others: string }[]>(
    `select count(*) as others from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (Number(row?.others) > 0) throw new Error('O banco está em uso por outra conexão. Pare a loja e repita.');
}
