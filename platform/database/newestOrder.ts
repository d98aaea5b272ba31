import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { createRecord } from '../dataRecord.ts';
import { announce } from '../happenings.ts';
import { StartError } from '../startError.ts';
import { wasErased } from './erasedOrders.ts';
import { goesOnWith, lineageOf } from './identity.ts';
import { isMissingTable } from './missingTable.ts';
import type { Orm } from './orm.ts';
import { placeOf, type Place } from './place.ts';
import { refuseOtherBirth } from './servedShop.ts';

/** File of the data folder that says which is the newest order that it has served, and in which database that is. */
export const NEWEST_RECORD = 'ultimo-pedido.json';
const orderSchema = z.object({ id: z.int(), em: z.coerce.date() });
/** An order by its number, and when it came. */
export type Order = z.output<typeof orderSchema>;
/** As before there could be several. */
const asList = (said: unknown) => (Array.isArray(said) ? said : said ? [said] : []);
/**
 * `faltou`: each newest order that a database lacked after it was served; they stay, wherever that database is by then, until an operator has looked, and
 * deletes the file. `perdas`: how many they were, of which `faltou` has the last ones. `linhagem`: `lineageOf` the database.
 */
const record = createRecord(
  NEWEST_RECORD,
  orderSchema.extend({
    banco: z.string(),
    faltou: z.preprocess(asList, z.array(orderSchema)),
    perdas: z.int().default(0),
    linhagem: z.string().default(''),
  }),
);
type Known = NonNullable<ReturnType<typeof record.read>>;

/** What a folder without room should say, for as long as this process lives. */
const unwritten = new Map<string, Known>();

/** The newest order that this process has acknowledged since it last found what its database has. */
const acknowledged = new Map<string, Order>();

/** Takes note of an order that was acknowledged: the database that has it may be another a moment later. */
export function noteAcknowledged({ dataDir }: Pick<Place, 'dataDir'>, order: Order): void {
  if (order.id > (acknowledged.get(dataDir)?.id ?? 0)) acknowledged.set(dataDir, order);
}

const readNewest = (dataDir: string): Known | null => unwritten.get(dataDir) ?? record.read(dataDir);

/** @throws what keeps it from being written; this process knows it all the same */
function writeNewest(dataDir: string, known: Known): void {
  unwritten.set(dataDir, known);
  record.write(dataDir, known);
  unwritten.delete(dataDir);
}

/**
 * Opens no database that has stayed behind where the one that the data folder has served went on: a standby has taken over from it since, under the same
 * address too, and it has come back. Somebody who means it says so. @throws StartError
 */
export async function refuseEarlierLine(orm: Orm, place: Place): Promise<void> {
  const known = readNewest(place.dataDir);
  if (known) refuseBefore(await lineageOf(orm.em.fork()), known, place);
}

/** Whether any database may be meant: the data folder does not know, or not any more, what it has served. */
export function isAnyMeant({ dataDir }: Pick<Place, 'dataDir'>): boolean {
  return readNewest(dataDir) === null;
}

/** Refuses a database because a connection has led to one that another has taken over from. */
export function sayOfBefore({ databaseUrl, dataDir }: Place): StartError {
  return new StartError(
    `O banco (${placeOf(databaseUrl)}) é o de antes: a pasta de dados (${dataDir}) já serviu o que tomou o lugar dele. Encerre-o, e leve o endereço ao outro; ` +
      `se a loja passa mesmo a ser a deste banco, sem o que veio depois, anote isso e apague ${join(dataDir, NEWEST_RECORD)} em cada máquina.`,
  );
}

/** @throws StartError where the lineage is one that another has gone on from */
function refuseBefore(linhagem: string, known: Known, place: Place): void {
  if (goesOnWith(known.linhagem, linhagem)) throw sayOfBefore(place);
}

/**
 * Opens no database that ends before what the data folder has served elsewhere: the one of before a restore, which settings of another day name, or a copy
 * that was put back. Orders since would be missed, and new ones stored where nobody looks; an operator who means it says so. One that has taken over from
 * that one since, and lacks its last orders, is opened and told of; one that was left so is refused at every address. @throws StartError
 */
export async function refuseOlderOrders(orm: Orm, place: Place): Promise<void> {
  await refuseEarlierLine(orm, place);
  const known = readNewest(place.dataDir);
  if (!known || known.banco === placeOf(place.databaseUrl)) return;
  const now = await newestOf(orm);
  // One that goes on after it is told of, and opened: orders have come there since.
  if (!endsBefore(now, known) || !(await lacks(orm, known))) return;
  if (goesOnWith(await lineageOf(orm.em.fork()), known.linhagem)) return;
  throw new StartError(
    `${describe(known, now, place)}, em ${known.banco}. Confira DATABASE_URL; se a loja passa mesmo a ser a deste banco, sem o que veio depois, ` +
      `anote isso e apague ${join(place.dataDir, NEWEST_RECORD)} em cada máquina.`,
  );
}

/** The highest id of an order that a data folder has served, as it has written down, whether its database has it still or not; null where it has not. */
export function newestServed(dataDir: string): number | null {
  const known = readNewest(dataDir);
  return known && Math.max(known.id, ...known.faltou.map(({ id }) => id));
}

/** The same of what lies in any of these folders, and of what restores have put aside in them. */
export function newestServedIn(folders: readonly string[]): number | null {
  const aside = folders.flatMap((folder) =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.startsWith('antes-da-restauracao-'))
      .map((name) => join(folder, name)),
  );
  return Math.max(...[...folders, ...aside].map((folder) => newestServed(folder) ?? 0)) || null;
}

/** Begins anew where somebody has put a copy back on purpose; what was served is told beside what it was served from. @param before folder of the database that was there */
export function layNewestAside({ databaseUrl, dataDir }: Place, before: string): void {
  if (record.read(dataDir)?.banco === placeOf(databaseUrl)) renameSync(join(dataDir, NEWEST_RECORD), join(before, NEWEST_RECORD));
}

/**
 * Writes down which is the newest order that the data folder serves, and which were, where a database lacks them since; that is told at once.
 * @throws what the database says, what keeps it from being written, and StartError where it would be forgotten for a database of before, or for another shop's
 */
export async function rememberNewest(orm: Orm, place: Place): Promise<void> {
  const { databaseUrl, dataDir } = place;
  await refuseOtherBirth(orm, place);
  const [banco, last] = [placeOf(databaseUrl), acknowledged.get(dataDir) ?? NONE];
  const [now, known] = [await newestOf(orm), readNewest(dataDir)];
  const linhagem = await lineageOf(orm.em.fork());
  if (known) refuseBefore(linhagem, known, place);
  // Which line of its history a database is on counts before anything is ordered there.
  if (now === null && !known && linhagem === '') return;
  const isSame = known?.banco === banco && known.linhagem === linhagem && !unwritten.has(dataDir);
  if (isSame && now?.id === known.id && now.em.getTime() === known.em.getTime() && last.id <= known.id) return;
  const gone = (await lacks(orm, last)) ? last : known && (await lacks(orm, known)) ? { id: known.id, em: known.em } : null;
  const before = known?.faltou ?? [];
  const perdas = ordersGone(place) + Number(gone !== null);
  const faltou = gone ? [...before, gone].slice(-MOST_LOST) : before;
  if (gone) announce('ordersGone', { said: wentBack(faltou, dataDir) });
  if (acknowledged.get(dataDir) === last) acknowledged.delete(dataDir);
  writeNewest(dataDir, { ...(now ?? NONE), banco, linhagem, faltou, perdas });
}

/** How many times a database was found to lack orders that the data folder has served, since an operator has last looked. */
export function ordersGone({ dataDir }: Pick<Place, 'dataDir'>): number {
  const known = readNewest(dataDir);
  // Versions before have counted none.
  return known ? Math.max(known.perdas, known.faltou.length) : 0;
}

/** What to tell an operator whose database has gone back while the data folder served it; null where it is not known to have. */
export function sayOrdersGone({ dataDir }: Place): string | null {
  const { faltou = [] } = readNewest(dataDir) ?? {};
  return faltou.length > 0 ? wentBack(faltou, dataDir) : null;
}

/** As `sayOrdersGone`, also where no shop has been open since. @throws what the database says */
export async function lookForOrdersGone(orm: Orm, place: Place): Promise<string | null> {
  const known = readNewest(place.dataDir);
  if (!known || known.faltou.length > 0) return sayOrdersGone(place);
  return (await lacks(orm, known)) ? wentBack([known], place.dataDir) : null;
}

/** What to tell an operator whose data folder knows no more which orders it has served, before it begins anew; null where it knows, or has served none. */
export function sayNewestUnreadable({ dataDir }: Pick<Place, 'dataDir'>): string | null {
  const file = join(dataDir, NEWEST_RECORD);
  if (!existsSync(file) || readNewest(dataDir)) return null;
  return (
    `O arquivo ${file}, que diz até qual pedido esta pasta de dados serviu, não pode ser lido, e recomeça do banco de agora: ` +
    'se esse banco perdeu pedidos antes disso, a loja não percebe. Confira se o último pedido que ele tem é o último que você conhece.'
  );
}

/** Losses that are remembered at once: a pair that changes to and fro goes on doing so. */
const MOST_LOST = 20;
const lista = new Intl.ListFormat('pt-BR');

function wentBack(faltou: readonly Order[], dataDir: string): string {
  const quais = lista.format(faltou.map(({ em }) => em.toISOString()));
  return (
    `O banco voltou atrás: esta pasta de dados serviu pedidos até ${quais} que ele já não tinha depois. Se ninguém voltou a uma ` +
    `cópia, procure o que falta; depois de ver isso, apague ${join(dataDir, NEWEST_RECORD)}.`
  );
}

const NONE: Order = { id: 0, em: new Date(0) };

/** Whether a database lacks an order that was served, and that nobody has erased: it has another, or none, under its number, whatever has come since. Clocks of machines differ: the newest number may have an earlier instant. */
async function lacks(orm: Orm, known: Order): Promise<boolean> {
  if (known.id === 0) return false;
  const [row] = await ask(orm, 'select id, criada_em as em from assinaturas where id = ?', [known.id]);
  if (row?.em.getTime() === known.em.getTime()) return false;
  return !(await wasErased(orm.em.fork(), known));
}

/** Whether what a database has ends before an order, by its number or its instant. */
function endsBefore(now: Order | null, known: Order): boolean {
  return now === null ? known.id > 0 : now.em < known.em || now.id < known.id;
}

function describe({ em }: Order, now: Order | null, { databaseUrl, dataDir }: Place): string {
  const has = now ? `o último pedido de ${now.em.toISOString()}` : 'nenhum pedido';
  return `O banco (${placeOf(databaseUrl)}) tem ${has}, e a pasta de dados (${dataDir}) já serviu um de ${em.toISOString()}`;
}

/** The order with the highest number; null where there is none, or no table yet. */
async function newestOf(orm: Orm): Promise<Order | null> {
  const [row] = await ask(orm, 'select id, criada_em as em from assinaturas order by id desc limit 1');
  return row ?? null;
}

/** An order as drivers read it. */
interface OrderRow {
  id: number;
  em: string | number | Date;
}

/** Orders that a statement finds; none where there is no table yet. */
async function ask(orm: Orm, sql: string, bound: unknown[] = []): Promise<Order[]> {
  const asked: Promise<OrderRow[]> = orm.em.fork().getConnection().execute(sql, bound);
  const rows = await asked.catch((error: unknown) => {
    if (isMissingTable(error)) return [];
    throw error;
  });
  return rows.map(({ id, em }) => ({ id: Number(id), em: new Date(em) }));
}
