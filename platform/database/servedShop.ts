import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createRecord } from '../dataRecord.ts';
import { StartError } from '../startError.ts';
import { TERMS_RECORD } from '../termsRecord.ts';
import { isMissingTable } from './missingTable.ts';
import type { Orm } from './orm.ts';
import { placeOf } from './place.ts';
import { schemaState } from './schemaState.ts';
import { createSharedRecord } from './sharedRecord.ts';

/** File of the data folder that says which shop it serves. */
export const SERVED_RECORD = 'loja-servida.json';
const served = createRecord(SERVED_RECORD, z.object({ loja: z.string(), banco: z.string() }));
/** Drawn for a shop when it begins; it goes along into copies, and to where the shop is moved. */
const birth = createSharedRecord('nascimento', z.object({ loja: z.string() }));

interface Place {
  databaseUrl: string;
  dataDir: string;
}

/**
 * Opens no other shop than the one that the data folder has served, and begins none in an empty database: orders would be where nobody looks. What the
 * folder has served may be elsewhere, or in a restore that has failed. @param known names of all migrations of this version @throws StartError
 */
export async function refuseOtherShop(orm: Orm, { databaseUrl, dataDir }: Place, known: readonly string[]): Promise<void> {
  const record = served.read(dataDir);
  const signs = [SERVED_RECORD, TERMS_RECORD].map((name) => join(dataDir, name)).filter((file) => existsSync(file));
  if (signs.length === 0) return;
  const folder = `a pasta de dados (${dataDir}) já serviu uma loja${record ? `, em ${record.banco}` : ''}`;
  if ((await schemaState(orm, known)) === 'empty')
    throw new StartError(
      `O banco (${placeOf(databaseUrl)}) está vazio, e ${folder}. Confira DATABASE_URL, e se uma restauração foi até o fim; ` +
        `para começar uma loja nova, apague ${signs.join(' e ')}.`,
    );
  await refuseOtherBirth(orm, { databaseUrl, dataDir });
}

/** As `refuseOtherShop`, of a database that has tables. @throws StartError */
export async function refuseOtherBirth(orm: Orm, { databaseUrl, dataDir }: Place): Promise<void> {
  const record = served.read(dataDir);
  const born = record && (await readBirth(orm));
  if (!record || !born || born.loja === record.loja) return;
  throw new StartError(
    `O banco (${placeOf(databaseUrl)}) é de outra loja que a que a pasta de dados (${dataDir}) serve, em ${record.banco}. Confira DATABASE_URL e DATA_DIR; ` +
      `se a loja passa mesmo a ser a deste banco, apague ${join(dataDir, SERVED_RECORD)}.`,
  );
}

/** Writes down which shop the data folder serves; one that was never told from others is from now on. */
export async function rememberShop(orm: Orm, { databaseUrl, dataDir }: Place): Promise<void> {
  const record = served.read(dataDir);
  const born = (await readBirth(orm)) ?? { loja: record?.loja ?? randomUUID() };
  await birth.write(orm.em.fork(), born);
  served.write(dataDir, { ...born, banco: placeOf(databaseUrl) });
}

/** Lets the data folder serve another shop from now on, which somebody has put there on purpose. */
export function forgetServed(dataDir: string): void {
  rmSync(join(dataDir, SERVED_RECORD), { force: true });
}

/** Null where a database has none: an empty one, or one of a version that knew none. */
async function readBirth(orm: Orm): Promise<{ loja: string } | null> {
  return birth.read(orm.em.fork()).catch((error: unknown) => {
    if (isMissingTable(error)) return null;
    throw error;
  });
}
