import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { sqliteFile } from './sqliteFile.ts';

/**
 * A number that tells the database that is open from every other: from a copy of PostgreSQL, also one of its files, by when its server has started; from
 * the embedded one of another machine by where it lies. @throws what the database says
 */
export async function databaseIdentity(em: EntityManager, databaseUrl: string): Promise<number> {
  const file = sqliteFile(databaseUrl);
  // As many bits as a gauge can hold.
  return createHash('sha256')
    .update(file === null ? await ofPostgres(em) : ofFile(file))
    .digest()
    .readUIntBE(0, 6);
}

async function ofPostgres(em: EntityManager): Promise<string> {
  const [row] = await (em as SqlEntityManager).execute<Record<string, string>[]>(
    `select system_identifier::text, oid::text, pg_postmaster_start_time()::text
       from pg_control_system(), pg_database where datname = current_database()`,
  );
  return JSON.stringify(row);
}

function ofFile(file: string): string {
  const { dev, ino } = statSync(file);
  return [hostname(), resolve(file), dev, ino].join(' ');
}
