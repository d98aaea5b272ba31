import type { ClientConfig } from 'pg';
import { POSTGRES_WAITS } from './postgresWaits.ts';
import { postgresPlace } from './postgresAddress.ts';

/** Settings of connections to PostgreSQL beside those of the ORM. @param name what they call themselves, for those who look on (`pg_stat_activity`) */
export function besideOrm(url: string, name: string): ClientConfig {
  const { dbName: database, ...place } = postgresPlace(url);
  const { connectionTimeoutMillis, keepAlive } = POSTGRES_WAITS;
  return { ...place, database, application_name: name, connectionTimeoutMillis, keepAlive };
}
