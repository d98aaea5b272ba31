import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../startError.ts';
import { TERMS_RECORD } from '../termsRecord.ts';
import type { Orm } from './orm.ts';
import { placeOf } from './place.ts';
import { schemaState } from './schemaState.ts';
import { sqliteFile } from './sqliteFile.ts';

/**
 * Begins no new shop in an empty database of PostgreSQL where the data folder has served one: its orders are elsewhere, or in a restore that has failed.
 * @param known names of all migrations of this version
 * @throws StartError
 */
export async function refuseEmptied(orm: Orm, databaseUrl: string, dataDir: string, known: readonly string[]): Promise<void> {
  const record = join(dataDir, TERMS_RECORD);
  if (sqliteFile(databaseUrl) !== null || !existsSync(record) || (await schemaState(orm, known)) !== 'empty') return;
  throw new StartError(
    `O banco (${placeOf(databaseUrl)}) está vazio, e a pasta de dados já serviu uma loja. Confira DATABASE_URL, e se uma restauração foi até o fim; ` +
      `para começar uma loja nova, apague ${record}.`,
  );
}
