import { stat } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { sqliteFile } from './sqliteFile.ts';

/** Bytes of the database, with the log beside an embedded one. */
export async function databaseBytes(em: EntityManager, databaseUrl: string): Promise<number> {
  const file = sqliteFile(databaseUrl);
  if (file !== null) return (await bytesOf(file)) + (await bytesOf(`${file}-wal`));
  const [row] = await (em as SqlEntityManager).execute<{ bytes: string }[]>(
    'select pg_database_size(current_database()) as bytes',
  );
  return Number(row?.bytes);
}

async function bytesOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}
