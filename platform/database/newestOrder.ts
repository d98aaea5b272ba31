import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createRecord } from '../dataRecord.ts';
import { StartError } from '../startError.ts';
import { isMissingTable } from './missingTable.ts';
import type { Orm } from './orm.ts';
import { placeOf, type Place } from './place.ts';

/** File of the data folder that says when the newest order came that it has served, and in which database that is. */
export const NEWEST_RECORD = 'ultimo-pedido.json';
const newest = createRecord(NEWEST_RECORD, z.object({ em: z.coerce.date(), banco: z.string() }));

/**
 * Opens no database that ends before what the data folder has served elsewhere: the one of before a restore, which settings of another day name, or a copy
 * that was put back. Orders since would be missed, and new ones stored where nobody looks; an operator who means it says so. @throws StartError
 */
export async function refuseOlderOrders(orm: Orm, place: Place): Promise<void> {
  const gone = await ordersThatAreGone(orm, place);
  if (!gone || gone.banco === placeOf(place.databaseUrl)) return;
  throw new StartError(
    `${describe(gone, place)}, em ${gone.banco}. Confira DATABASE_URL; se a loja passa mesmo a ser a deste banco, sem o que veio depois, ` +
      `apague ${join(place.dataDir, NEWEST_RECORD)} em cada máquina.`,
  );
}

/** What to tell an operator whose database ends before what it had when it was last open here: it has gone back. Null where it has not. @throws what the database says */
export async function sayOrdersGone(orm: Orm, place: Place): Promise<string | null> {
  const gone = await ordersThatAreGone(orm, place);
  return gone && `${describe(gone, place)}. Se ninguém voltou a uma cópia nem apagou pedidos, procure o que falta.`;
}

/** Forgets it, where somebody has put a copy back on purpose. */
export function forgetNewest({ databaseUrl, dataDir }: Place): void {
  if (newest.read(dataDir)?.banco === placeOf(databaseUrl)) rmSync(join(dataDir, NEWEST_RECORD));
}

/** Writes down up to where the orders go that the data folder serves. */
export async function rememberNewest(orm: Orm, { databaseUrl, dataDir }: Place): Promise<void> {
  const [banco, em, known] = [placeOf(databaseUrl), await newestOf(orm), newest.read(dataDir)];
  if (em === null || (known?.banco === banco && known.em.getTime() === em.getTime())) return;
  newest.write(dataDir, { em, banco });
}

interface Gone {
  em: Date;
  banco: string;
  now: Date | null;
}

async function ordersThatAreGone(orm: Orm, { dataDir }: Place): Promise<Gone | null> {
  const known = newest.read(dataDir);
  if (!known) return null;
  const now = await newestOf(orm);
  return now !== null && now >= known.em ? null : { ...known, now };
}

function describe({ em, now }: Gone, { databaseUrl, dataDir }: Place): string {
  const has = now ? `o último pedido de ${now.toISOString()}` : 'nenhum pedido';
  return `O banco (${placeOf(databaseUrl)}) tem ${has}, e a pasta de dados (${dataDir}) já serviu um de ${em.toISOString()}`;
}

/** When the order with the highest number came; null where there is none, or no table yet. */
async function newestOf(orm: Orm): Promise<Date | null> {
  const sql = 'select criada_em as em from assinaturas order by id desc limit 1';
  const rows = await orm.em
    .fork()
    .getConnection()
    .execute<{ em: string | number | Date }[]>(sql)
    .catch((error: unknown) => {
      if (isMissingTable(error)) return [];
      throw error;
    });
  return rows[0] ? new Date(rows[0].em) : null;
}
