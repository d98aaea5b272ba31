import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createRecord } from '../dataRecord.ts';
import { StartError } from '../startError.ts';
import { TERMS_RECORD } from '../termsRecord.ts';
import { birthIn } from './birth.ts';
import type { Orm } from './orm.ts';
import { placeOf, type Place } from './place.ts';
import { schemaState } from './schemaState.ts';

/** File of the data folder that says which shop it serves. */
export const SERVED_RECORD = 'loja-servida.json';
const served = createRecord(SERVED_RECORD, z.object({ loja: z.string(), banco: z.string() }));

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
  const file = join(dataDir, SERVED_RECORD);
  if (!record && existsSync(file))
    throw new StartError(`O arquivo ${file}, que diz qual loja esta pasta serve, não pode ser lido; apague-o.`);
  if (!record) return;
  if ((await nameOf(orm)) === record.loja) return;
  throw new StartError(
    `O banco (${placeOf(databaseUrl)}) é de outra loja que a que a pasta de dados (${dataDir}) serve, em ${record.banco}. Confira DATABASE_URL e DATA_DIR; ` +
      `se a loja passa mesmo a ser a deste banco, apague ${file}.`,
  );
}

/** What the shop is called that the data folder serves: 32 letters and digits, the same on all machines; null before the first start. */
export function servedName(dataDir: string): string | null {
  return served.read(dataDir)?.loja ?? null;
}

/** Writes down which shop the data folder serves. */
export async function rememberShop(orm: Orm, { databaseUrl, dataDir }: Place): Promise<void> {
  served.write(dataDir, { loja: await nameOf(orm), banco: placeOf(databaseUrl) });
}

/** Lets the data folder serve another shop from now on, which somebody has put on purpose where it has served one. */
export function forgetServed({ databaseUrl, dataDir }: Place): void {
  if (served.read(dataDir)?.banco === placeOf(databaseUrl)) rmSync(join(dataDir, SERVED_RECORD));
}

/** What a shop is called: after the second in which the first step of its database was made, which copies have and a move takes along. */
export async function nameOf(orm: Orm): Promise<string> {
  const birth = await birthIn(orm);
  return createHash('sha256')
    .update(String(Math.floor((birth?.getTime() ?? 0) / 1000)))
    .digest('hex')
    .slice(0, 32);
}
