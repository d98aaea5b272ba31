import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { createRecord } from './dataRecord.ts';
import type { Place } from './database/place.ts';
import { createSharedRecord } from './database/sharedRecord.ts';
import { sqliteFile } from './database/sqliteFile.ts';

/** File of the data folder that says when what is past its term was last deleted. */
export const TERMS_RECORD = 'prazos-cumpridos.json';
const schema = z.object({ em: z.coerce.date(), prazos: z.record(z.string(), z.number().int().positive()) });

/** When the terms were last applied here, and which they were, in months. */
export type TermsRecord = z.infer<typeof schema>;

// Beside the embedded database; over PostgreSQL in the database as well, since another machine may have done it.
const file = createRecord(TERMS_RECORD, schema);
const shared = createSharedRecord('prazos', schema);

/** Writes down that the terms are applied; the next time is measured by it. */
export async function recordTerms(em: EntityManager, { dataDir, databaseUrl }: Place, record: TermsRecord): Promise<void> {
  if (sqliteFile(databaseUrl) === null) await shared.write(em, record);
  file.write(dataDir, record);
}

/** The last time that is known here, or to another process over the same PostgreSQL; null when there is none. */
export async function lastTerms(em: EntityManager, { dataDir, databaseUrl }: Place): Promise<TermsRecord | null> {
  const own = file.read(dataDir);
  const others = sqliteFile(databaseUrl) === null ? await shared.read(em) : null;
  return own && others ? (own.em > others.em ? own : others) : (own ?? others);
}
