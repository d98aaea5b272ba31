import type { EntityManager } from '@mikro-orm/core';
import { sqliteFile } from './sqliteFile.ts';

/**
 * Seconds by which the clock of this machine is ahead of that of PostgreSQL; less than none where it is behind, null for an embedded database. Machines
 * believe each other's challenges and sessions by their own. @throws what the database says
 */
export async function clockSkew(em: EntityManager, databaseUrl: string): Promise<number | null> {
  if (sqliteFile(databaseUrl) !== null) return null;
  const before = new Date().getTime();
  const [row] = await em.getConnection().execute<{ now: string }[]>('select extract(epoch from clock_timestamp()) as now');
  return (before + new Date().getTime()) / 2000 - Number(row!.now);
}
