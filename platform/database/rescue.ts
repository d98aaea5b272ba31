import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UPLOADS } from '../dataDir.ts';
import { giveToOwner } from '../owner.ts';
import { tightenAll } from '../privateFiles.ts';
import { bytesWithLog, DATABASE, UNFINISHED } from './backup.ts';
import { checkIntegrity } from './contents.ts';
import { copyReadable, lengthen } from './damagedCopy.ts';
import { takeAlone } from './inUse.ts';
import type { LastOrders } from './lastOrders.ts';
import { writeManifest } from './manifest.ts';
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
}

/** The database that is meant by a path: itself, or the one in that folder. */
export function databaseIn(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, DATABASE) : path;
}

/**
 * Reads what can be read of a damaged embedded database, row by row, into a new one of the same schema, in a folder that `restore` takes like a backup, with lists of the rows that are gone and of those that are doubtful. The damaged
 * file is copied first and not opened: SQLite writes to what lies beside a file even where it only reads. @throws Error when the shop is open, the folder is there, or nothing can be read
 */
export async function rescue({ damaged, target, served, known }: RescueParts): Promise<Rescued> {
  const named = databaseIn(damaged);
  if (!existsSync(named)) throw new Error(`Não há banco em ${named}.`);
  if (existsSync(target)) throw new Error(`A pasta ${target} já existe.`);
  const release = await refuseOpen(named);
  // What lies beside a database lies beside the file, and not beside a link to it.
  const file = realpathSync(named);
  const unfinished = target + UNFINISHED;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    const made = mkdirSync(unfinished, { recursive: true });
    if (made !== undefined) giveToOwner(made);
    await requireRoom(unfinished, 3 * bytesWithLog(file));
    const unread = SQLITE_SUFFIXES.filter((suffix) => suffix !== '-shm')
      .map((suffix) => ({ file: file + suffix, bytes: copyReadable(file + suffix, join(unfinished, FOUND + suffix)) }))
      .filter(({ bytes }) => bytes > 0);
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
    return { tables, listed: lost.length, orders, log: hole && { ...hole, file: `${file}-wal` }, unread };
  } finally {
    await release();
    rmSync(unfinished, { recursive: true, force: true });
  }
}

// Whoever opens a database makes its lock: without one nobody has it, and a folder that cannot be written is read all the same.
async function refuseOpen(file: string): Promise<() => Promise<void>> {
  const nobody = async () => {};
  if (!existsSync(file + LOCK_SUFFIX)) return nobody;
  return takeAlone(file).catch((cause: Error & { code?: string }) => {
    if (cause.code !== 'SQLITE_BUSY') return nobody;
    throw new Error(`A loja está aberta com o banco ${file}. Pare o servidor e repita.`, { cause });
  });
}
