import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { createRecord } from '../dataRecord.ts';
import type { Place } from './place.ts';
import { createSharedRecord } from './sharedRecord.ts';
import { sqliteFile } from './sqliteFile.ts';

/** File of the data folder that says it. */
export const LAST_BACKUP = 'ultima-copia.json';
const schema = z.object({ em: z.coerce.date(), pasta: z.string() });

/** A copy that is whole: when it was made, and in which folder of the machine that made it. */
export type Backup = z.output<typeof schema>;

const record = createRecord(LAST_BACKUP, schema);
/** What the script that copies PostgreSQL writes into it (deploy/postgresql/copia.sh): other machines have no such file. */
const shared = createSharedRecord('copia', schema);

/** Writes down in the data folder that a backup is whole: the server and the monitors ask for its age. */
export function recordBackup(dataDir: string, pasta: string): void {
  record.write(dataDir, { em: new Date(), pasta });
}

/** The last backup that this machine has made, and where it was put; null when there was none that says so. */
export const lastBackup = record.read;

/** The last one that any machine over the same PostgreSQL has written down there; null where there is none. @throws what the database says */
export async function sharedBackup(em: EntityManager, { databaseUrl }: Pick<Place, 'databaseUrl'>): Promise<Backup | null> {
  return sqliteFile(databaseUrl) === null ? shared.readIfThere(em) : null;
}

/** The newer one of two. */
export function newerBackup(own: Backup | null, others: Backup | null): Backup | null {
  return own && others ? (own.em > others.em ? own : others) : (own ?? others);
}
