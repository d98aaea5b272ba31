import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UPLOADS } from '../dataDir.ts';
import { giveToOwner } from '../owner.ts';
import { tightenAll } from '../privateFiles.ts';
import { bytesWithLog, DATABASE, UNFINISHED } from './backup.ts';
import { checkIntegrity } from './contents.ts';
import { copyReadable, mendHeader } from './damagedCopy.ts';
import { mendSchema, type MendedSchema } from './damagedSchema.ts';
import { takeAlone } from './inUse.ts';
import type { LastOrders } from './lastOrders.ts';
import { writeManifest } from './manifest.ts';
import { clearOwn } from './ownUnfinished.ts';
import { requireRoom } from './room.ts';
import { readInto, UnreadableError, type RescuedTable } from './rescuedTables.ts';
import type { Lists } from './rowDoubts.ts';
import { LOCK_SUFFIX, SQLITE_SUFFIXES } from './sqliteFile.ts';
import type { SchemaEntry } from './schemaPages.ts';
import { hasChanges, holeInLog, type LogHole } from './writeAheadLog.ts';

/** What says, beside a database that was rescued, which rows are not in it. */
export const LOST = 'perdidas.txt';
/** What says which rows in it are not what something else in the damaged file says of them, or cannot be what was stored. */
export const DOUBTFUL = 'duvidosas.txt';
/** What is read of it without its log, until it is known which of the two has more. */
const ALONE = 'sem-log.db';
/** The damaged file as it was found, for as long as it is read. */
const FOUND = 'danificado.db';

/** What was saved of a damaged database, and what is said of the rest. */
export interface Rescued {
  tables: RescuedTable[];
  /** How many lines the list of what is gone has. */
  listed: number;
  orders: LastOrders;
  /** The log beside it, and what is missing of it; null where nothing is. */
  log: (LogHole & { file: string }) | null;
  /** The log beside it that is none of this file, which was read without it; null where there is none such. */
  othersLog: OthersLog | null;
  /** Files that the disk does not give whole, and how many bytes of each it does not. */
  unread: { file: string; bytes: number }[];
  /** Whether what says where tables begin was damaged, and made anew. */
  isSchemaMended: boolean;
  /** Whether there was a log beside it with anything in it: a server that ends as it should leaves none, and so does whoever takes the file without it. */
  isLogThere: boolean;
}

interface RescueParts {
  /** A database, or the folder in which it is called as the shop calls it. */
  damaged: string;
  /** Folder that is made. */
  target: string;
  /** Number of the newest order that the shop is known to have served; null where nobody knows. */
  served: number | null;
  /** Names of the steps of the schema that this program knows, oldest first. */
  known: readonly string[];
  /** Values that columns can have, where they are a list. */
  lists?: Lists;
  /** The embedded database of the shop whose settings are at hand, which may have the same file under another name. */
  shopsFile?: string | null;
  /** What the tables of such a database are, by a copy or by this program; asked for where the file does not say it whole. */
  schema?: () => Promise<SchemaEntry[]>;
}

/** What a log of another time makes of a file: how many orders are read with it, and how many without. */
export interface OthersLog {
  file: string;
  withIt: number;
  without: number;
}

/** The database that is meant by a path: itself, or the one in that folder. */
export function databaseIn(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, DATABASE) : path;
}

/**
 * Reads what can be read of a damaged embedded database, row by row, into a new one of the same schema, in a folder that `restore` takes like a backup, with lists of the rows that are gone and of those that are doubtful. The damaged
 * file is copied first and not opened: SQLite writes to what lies beside a file even where it only reads. @throws Error when the shop is open, the folder is there, or nothing can be read
 */
export async function rescue({
  damaged,
  target,
  served,
  known,
  lists = {},
  shopsFile = null,
  schema = async () => [],
}: RescueParts): Promise<Rescued> {
  const named = databaseIn(damaged);
  if (!existsSync(named)) throw new Error(`Não há banco em ${named}.`);
  if (existsSync(target)) throw new Error(`A pasta ${target} já existe.`);
  // What lies beside a database lies beside the file, and not beside a link to it.
  const file = realpathSync(named);
  const isShops = shopsFile !== null && existsSync(shopsFile) && realpathSync(shopsFile) === file;
  const release = await refuseOpen([...new Set([named, file, ...(isShops ? [resolve(shopsFile)] : [])])]);
  const unfinished = target + UNFINISHED;
  try {
    clearOwn(unfinished, FOUND);
  } catch (error) {
    await release();
    throw error;
  }
  try {
    const made = mkdirSync(unfinished, { recursive: true });
    if (made !== undefined) giveToOwner(made);
    await requireRoom(unfinished, 4 * bytesWithLog(file));
    const { unread, hole, othersLog, mended, read } = await readFound({ file, unfinished, known, lists, served, schema });
    checkIntegrity(join(unfinished, DATABASE));
    for (const name of [FOUND, ALONE])
      for (const suffix of SQLITE_SUFFIXES) rmSync(join(unfinished, name + suffix), { force: true });
    // Of a version that kept pictures as files.
    const uploads = join(dirname(file), UPLOADS);
    if (existsSync(uploads)) cpSync(uploads, join(unfinished, UPLOADS), { recursive: true });
    for (const [name, lines] of [
      [LOST, read.lost],
      [DOUBTFUL, read.doubtful],
    ] as const)
      writeFileSync(join(unfinished, name), lines.map((line) => `${line}\n`).join(''));
    await writeManifest(unfinished, DATABASE);
    tightenAll(unfinished);
    giveToOwner(unfinished);
    renameSync(unfinished, target);
    return {
      tables: read.tables,
      listed: read.lost.length,
      orders: read.orders,
      log: hole && { ...hole, file: `${file}-wal` },
      othersLog,
      isSchemaMended: mended,
      unread,
      isLogThere: hasChanges(`${file}-wal`),
    };
  } finally {
    await release();
    rmSync(unfinished, { recursive: true, force: true });
  }
}

interface FoundParts {
  file: string;
  unfinished: string;
  known: readonly string[];
  lists: Lists;
  served: number | null;
  schema: () => Promise<SchemaEntry[]>;
}

/**
 * Reads a file, and where there is a log beside it, with it as well as without: a log of another time is taken by SQLite without a word, and its pages put over newer ones, or over those of
 * another file. It is left where it makes less of the file.
 */
async function readFound({ file, unfinished, known, lists, served, schema }: FoundParts) {
  const [found, log] = [join(unfinished, FOUND), `${join(unfinished, FOUND)}-wal`];
  const copied = (suffix: string) => ({ file: file + suffix, bytes: copyReadable(file + suffix, found + suffix) });
  const begin = () => {
    const all = ['', '-journal'].map(copied);
    refuseEmpty(file);
    mendHeader(found);
    return all;
  };
  let unread = begin();
  const parts = { found, file, known, lists, served };
  const isTwice = hasChanges(`${file}-wal`);
  const alone = isTwice ? await attempt({ ...parts, made: join(unfinished, ALONE), isOpenEnded: true }, schema) : null;
  // It may have been mended.
  if (isTwice) unread = begin();
  unread.push(copied('-wal'));
  const hole = holeInLog(log, `${file}-shm`);
  const whole = await attempt({ ...parts, made: join(unfinished, DATABASE), isOpenEnded: hole !== null }, schema);
  const said = unread.filter(({ bytes }) => bytes > 0);
  if (alone?.read && (!whole.read || isOfOtherTime(alone.read, whole.read))) {
    renameSync(join(unfinished, ALONE), join(unfinished, DATABASE));
    const othersLog = { file: `${file}-wal`, withIt: ordersOf(whole.read), without: ordersOf(alone.read) };
    return { unread: said, hole: null, othersLog, mended: alone.mended, read: alone.read };
  }
  if (!whole.read) throw whole.error;
  return { unread: said, hole, othersLog: null, mended: whole.mended, read: whole.read };
}

type Read = ReturnType<typeof readInto>;
type Attempt = { read: Read; mended: boolean; error?: undefined } | { read: null; mended: boolean; error: unknown };

/** Reads it, and where the list of its tables cannot be read, once more with another that is made of what can be. */
async function attempt(parts: Parameters<typeof readInto>[0], schema: () => Promise<SchemaEntry[]>): Promise<Attempt> {
  let mended: MendedSchema | null = null;
  for (;;) {
    try {
      return { read: readInto({ ...parts, mended }), mended: mended !== null };
    } catch (error) {
      rmSync(parts.made, { force: true });
      if (mended || !(error instanceof UnreadableError)) return { read: null, mended: mended !== null, error };
      mended = mendSchema(parts.found, await schema());
      if (!mended) return { read: null, mended: false, error };
    }
  }
}

const ordersOf = (read: Read | null) => read?.tables.find(({ tabela }) => tabela === 'assinaturas')?.salvas ?? 0;

/**
 * Whether a file has as much without its log as with it, and the log makes it worse: ids that are read without it are beyond what was ever given with it, which never goes back, or more is
 * gone or in doubt. What a log of its own has deleted is missed by no index.
 */
function isOfOtherTime(alone: Read, withLog: Read): boolean {
  const sum = ({ tables }: Read, of: (table: RescuedTable) => number) => tables.reduce((all, table) => all + of(table), 0);
  const saved = (table: RescuedTable) => table.salvas;
  const wrong = ({ perdidas, duvidosas }: RescuedTable) => perdidas + duvidosas;
  if (sum(alone, saved) < sum(withLog, saved)) return false;
  const isBefore = alone.tables.some(({ tabela, ultima }) => ultima > (withLog.counters.get(tabela) || Infinity));
  return isBefore || sum(withLog, wrong) > sum(alone, wrong);
}

// Whoever opens a database makes its lock: without one nobody has it, and a folder that cannot be written is read all the same.
async function refuseOpen(names: readonly string[]): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  const release = async () => void (await Promise.all(held.map((letGo) => letGo())));
  for (const file of names) {
    if (!existsSync(file + LOCK_SUFFIX)) continue;
    try {
      held.push(await takeAlone(file));
    } catch (cause) {
      if ((cause as { code?: string }).code !== 'SQLITE_BUSY') continue;
      await release();
      throw new Error(`A loja está aberta com o banco ${file}. Pare o servidor e repita.`, { cause });
    }
  }
  return release;
}

/** @throws Error where there is nothing but changes of a file whose content is gone */
function refuseEmpty(file: string): void {
  if (statSync(file).size > 0) return;
  const log = `${file}-wal`;
  const beside = existsSync(log) && statSync(log).size > 0;
  const what = beside ? `O que há em ${log} são só as últimas mudanças, que sem o resto não se leem: guarde-o. ` : '';
  throw new Error(
    `O arquivo ${file} tem 0 bytes: não há nele o que resgatar. ${what}Se há outro ${DATABASE} da loja no disco (um que foi movido, ou um instantâneo), ` +
      `ponha-o${beside ? ` com ${DATABASE}-wal` : ''} numa pasta e resgate essa; senão, abra a loja com a última cópia.`,
  );
}
