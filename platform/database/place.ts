import { resolve } from 'node:path';
import { postgresPlace } from './postgresAddress.ts';
import { sqliteFile } from './sqliteFile.ts';

/** Where a shop keeps what it has: its database, and the folder of this machine. */
export interface Place {
  databaseUrl: string;
  dataDir: string;
}

/** A database as the operator knows it, without its password. */
export function placeOf(databaseUrl: string): string {
  const file = sqliteFile(databaseUrl);
  if (file !== null) return resolve(file);
  const { host, port, dbName } = postgresPlace(databaseUrl);
  return `PostgreSQL em ${host}${port ? `:${port}` : ''}/${dbName}`;
}
