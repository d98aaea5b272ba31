import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UPLOADS } from '../dataDir.ts';
import { giveToOwner } from '../owner.ts';
import { tightenAll } from '../privateFiles.ts';
import { bytesWithLog, DATABASE, UNFINISHED } from './backup.ts';
import { checkIntegrity } from './contents.ts';
import { copyReadable, lengthen } from './damagedCopy.ts';
import { takeAlone } from './inUse.ts';
import type { LastOrders } from './lastOrders.ts';
import { writeManifest } from './manifest.ts';
import { clearOwn } from './ownUnfinished.ts';
import { requireRoom } from './room.ts';
import { readInto, type RescuedTable } from './rescuedTables.ts';
import { LOCK_SUFFIX, SQLITE_SUFFIXES } from './sqliteFile.ts';
import { holeInLog, type LogHole } from './writeAheadLog.ts';

/** What says, beside a database that was rescued, which rows are not in it. */
export const LOST = 'perdidas.txt';
/** What says which rows in it are not what something else in the damaged file says of them, or cannot be what was stored. */
export const DOUBTFUL = 'duvidosas.txt';
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
  /** Files that the disk does not give whole, and how many bytes of each it does not. */
  unread: { file: string; bytes: number }[];
  /** Whether there was a log beside it at all: a server that ends as it should leaves none, and so does whoever takes the file without it. */
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
  /** The embedded database of the shop whose settings are at hand, which may have the same file under another name. */
  shopsFile?: string | null;
}

/** The database that is meant by a path: itself, or the one in that folder. */
export function databaseIn(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, DATABASE) : path;
}

/**
 * Reads what can be read of a damaged embedded database, row by row, into a new one of the same schema, in a folder that `restore` takes like a backup, with lists of the rows that are gone and of those that are doubtful. The damaged
 * file is copied first and not opened: SQLite writes to what lies beside a file even where it only reads. @throws Error when the shop is open, the folder is there, or nothing can be read
 */
export async function rescue({ damaged, target, served, known, shopsFile = null }: RescueParts): Promise<Rescued> {
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
    await requireRoom(unfinished, 3 * bytesWithLog(file));
    const unread = SQLITE_SUFFIXES.filter((suffix) => suffix !== '-shm')
      .map((suffix) => ({ file: file + suffix, bytes: copyReadable(file + suffix, join(unfinished, FOUND + suffix)) }))
      .filter(({ bytes }) => bytes > 0);
    refuseEmpty(file);
    lengthen(join(unfinished, FOUND));
    const hole = holeInLog(join(unfinished, `${FOUND}-wal`), `${file}-shm`);
    const { tables, lost, doubtful, orders } = readInto({
      found: join(unfinished, FOUND),
      made: join(unfinished, DATABASE),
      file,
      known,
      served,
      isOpenEnded: hole !== null,
    });
    checkIntegrity(join(unfinished, DATABASE));
    for (const suffix of SQLITE_SUFFIXES) rmSync(join(unfinished, FOUND + suffix), { force: true });
    // Of a version that kept pictures as files.
    const uploads = join(dirname(file), UPLOADS);
    if (existsSync(uploads)) cpSync(uploads, join(unfinished, UPLOADS), { recursive: true });
    for (const [name, lines] of [
      [LOST, lost],
      [DOUBTFUL, doubtful],
    ] as const)
      writeFileSync(join(unfinished, name), lines.map((line) => `${line}\n`).join(''));
    await writeManifest(unfinished, DATABASE);
    tightenAll(unfinished);
    giveToOwner(unfinished);
    renameSync(unfinished, target);
    return {
      tables,
      listed: lost.length,
      orders,
      log: hole && { ...hole, file: `${file}-wal` },
      unread,
      isLogThere: existsSync(`${file}-wal`),
    };
  } finally {
    await release();
    rmSync(unfinished, { recursive: true, force: true });
  }
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
