import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { sqliteFile } from './sqliteFile.ts';

/** A number that tells one database of PostgreSQL from every other, a copy of it included; null for an embedded one, which one process has. @throws what the database says */
export async function databaseIdentity(em: EntityManager, databaseUrl: string): Promise<number | null> {
  if (sqliteFile(databaseUrl) !== null) return null;
  const [row] = await (em as SqlEntityManager).execute<{ cluster: string; oid: number }[]>(
    'select system_identifier::text as cluster, oid from pg_control_system(), pg_database where datname = current_database()',
  );
  // As many bits as a gauge can hold.
  return createHash('sha256').update(JSON.stringify(row)).digest().readUIntBE(0, 6);
}
