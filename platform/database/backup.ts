import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { UPLOADS } from '../dataDir.ts';
import { giveToOwner } from '../owner.ts';
import { tightenAll } from '../privateFiles.ts';
import { birthOf } from './birth.ts';
import { checkIntegrity, checkOurs, lookBefore, type Contents, type Formerly } from './contents.ts';
import { DamagedError, isDamage, saidOfDamage } from './damage.ts';
import { holdOpen, takeAlone } from './inUse.ts';
import { goOnAfter } from './lastOrders.ts';
import { checkManifest, writeManifest } from './manifest.ts';
import { clearOwn } from './ownUnfinished.ts';
import { bytesOf, requireRoom } from './room.ts';
import { RECORDS } from './sharedRecord.ts';
import { LOCK_SUFFIX, SQLITE_SUFFIXES } from './sqliteFile.ts';
import { beginAnew, takenBack, type TakenBack } from './takenBack.ts';
import { underOtherName } from './unopened.ts';

/** What a backup has in its folder. */
export const DATABASE = 'site.db';
/** What follows the name of one that is being made. */
export const UNFINISHED = '.incompleto';
/** What says, while a copy is made, of which database: its birth. */
export const ORIGIN = 'origem.json';
/** More pages than a database can have in one step; Node takes no negative number, which SQLite has for all. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the embedded database, and pictures that are still files beside it, into a new folder while the server goes on (SQLite's online backup: the copy is the
 * database at one instant), without what was deleted and for this account only. @throws Error when there is no database, the folder exists
 * or the copy is damaged
 */
export async function backUp(databaseFile: string, dataDir: string, target: string): Promise<void> {
  if (!existsSync(databaseFile))
    throw new Error(`Não há banco em ${databaseFile}. Diga as configurações do servidor: --env ARQUIVO.`);
  const bytes = bytesWithLog(databaseFile);
  try {
    await backUpWith((to) => copyDatabase(databaseFile, to), { dataDir, target, bytes, birth: birthOf(databaseFile) });
  } catch (cause) {
    // What is wrong in the copy is so in what it was made from, page by page.
    if (isDamage(cause) || cause instanceof DamagedError) throw new DamagedError(saidOfDamage(databaseFile), { cause });
    throw cause;
  }
}

interface CopyParts {
  dataDir: string;
  target: string;
  /** Of the database. */
  bytes: number;
  birth?: string | null;
}

/**
 * As `backUp`, with a copy that somebody else makes: a process that has the database open copies it over its own connection. Closing the
 * file through another copy of SQLite would drop its locks (sqlite.org/howtocorrupt.html, section 2.2).
 */
export async function backUpWith(
  copyTo: (file: string) => Promise<unknown>,
  { dataDir, target, bytes, birth = null }: CopyParts,
): Promise<void> {
  if (existsSync(target)) throw new Error(`A pasta ${target} já existe.`);
  const unfinished = target + UNFINISHED;
  clearOwn(unfinished, DATABASE + LOCK_SUFFIX);
  let release = async () => {};
  try {
    const made = mkdirSync(unfinished, { recursive: true });
    // What was not there above it goes along.
    if (made !== undefined) giveToOwner(made);
    // It is made anew once it is there, with its log beside it.
    await requireRoom(unfinished, 2 * bytes + bytesOf(join(dataDir, UPLOADS)));
    ({ release } = await holdOpen(join(unfinished, DATABASE)));
    if (birth !== null) writeFileSync(join(unfinished, ORIGIN), birth);
    // First: what a start takes into the database meanwhile is then in both, and not in neither.
    if (existsSync(join(dataDir, UPLOADS))) cpSync(join(dataDir, UPLOADS), join(unfinished, UPLOADS), { recursive: true });
    await copyTo(join(unfinished, DATABASE));
    leaveOut(join(unfinished, DATABASE));
    checkIntegrity(join(unfinished, DATABASE));
    for (const name of [ORIGIN, DATABASE + LOCK_SUFFIX]) rmSync(join(unfinished, name), { force: true });
    await writeManifest(unfinished, DATABASE);
    tightenAll(unfinished);
    giveToOwner(unfinished);
    renameSync(unfinished, target);
  } finally {
    await release();
    // Half a backup has everybody's data, and the room that the next one needs.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Bytes of an embedded database, with what SQLite keeps beside it. */
export function bytesWithLog(file: string): number {
  return SQLITE_SUFFIXES.reduce((sum, suffix) => sum + bytesOf(file + suffix), 0);
}

// With what is still in the log beside it, which a process that was killed has left. In one step: between two, whatever somebody else writes
// makes SQLite begin again (sqlite.org/backup.html), so that a shop with orders would never be copied. Readers hold up no writer (WAL).
async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/** Folder for what there is before something that may have to be undone, or for what is saved of a damaged database, with the instant in its name; `privateFiles.ts` knows them. */
export function folderBefore(dataDir: string, what: 'restauracao' | 'migracao' | 'resgate'): string {
  const name = what === 'resgate' ? what : `antes-da-${what}`;
  return join(dataDir, `${name}-${new Date().toISOString().replace(/[:.]/g, '-')}`);
}

/** Deletes what a start that was killed has left of such folders. Whoever calls it is known to be the only one who makes any now. */
export function clearUnfinishedBefore(dataDir: string): void {
  const left = readdirSync(dataDir).filter((name) => name.startsWith('antes-da-migracao-') && name.endsWith(UNFINISHED));
  for (const name of left) rmSync(join(dataDir, name), { recursive: true });
}

/** What follows the name of such a folder, in the name of a file beside it, while that is done for which it was made. */
const AT_WORK = '.em-curso';

/** Says that something has begun from which that folder leads back. Answers what says that it is over. */
export function markAtWork(folder: string): () => void {
  writeFileSync(folder + AT_WORK, '');
  giveToOwner(folder + AT_WORK);
  return () => rmSync(folder + AT_WORK, { force: true });
}

/**
 * Settles what a start that was killed at it has left. Where everything is as it was before, its folder goes too: who starts it again and again, as systemd does,
 * would fill the disk with one after the other.
 */
export function settleKilled(dataDir: string, { undone }: { undone: boolean }): void {
  const marks = readdirSync(dataDir).filter((name) => name.startsWith('antes-da-migracao-') && name.endsWith(AT_WORK));
  for (const mark of marks) {
    if (undone) rmSync(join(dataDir, mark.slice(0, -AT_WORK.length)), { recursive: true, force: true });
    rmSync(join(dataDir, mark));
  }
}

/** What was put in the place of what. */
interface Restored {
  /** Folder of what was there before, from which one can go back. */
  before: string;
  now: Contents;
  /** Null where there was nothing. */
  formerly: Formerly | null;
  /** Null where nobody can say. */
  takenBack: TakenBack | null;
}

/**
 * Puts a backup where the server will find it, with nobody signed in; what is there now is kept beside it. Nothing is moved before the copy is whole and known to be one
 * of this shop. Numbers of orders that are known to have been given are given to no others. @param served the highest of them that the data folder knows @throws Error when the
 * shop is open, or the backup is damaged, empty or something else
 */
export async function restore(
  backupFolder: string,
  databaseFile: string,
  dataDir: string,
  served: number | null = null,
): Promise<Restored> {
  const copy = join(backupFolder, DATABASE);
  if (!existsSync(copy)) throw new Error(`Não há cópia em ${backupFolder}: falta o arquivo ${DATABASE}.`);
  // Nothing but a database lies in a copy that was closed; where more does, it tells of what is missing.
  const looked = SQLITE_SUFFIXES.some((suffix) => suffix !== '' && existsSync(copy + suffix)) ? underOtherName(copy) : null;
  try {
    const now = checkOurs(copy, looked?.path);
    await checkManifest(backupFolder);
    return {
      now,
      ...(await putBack(looked?.path ?? copy, { uploadsOfCopy: join(backupFolder, UPLOADS), databaseFile, dataDir, served })),
    };
  } finally {
    looked?.release();
  }
}

interface PutBackParts {
  /** Of a version that kept pictures as files. */
  uploadsOfCopy: string;
  databaseFile: string;
  dataDir: string;
  served: number | null;
}

async function putBack(
  copy: string,
  { uploadsOfCopy, databaseFile, dataDir, served }: PutBackParts,
): Promise<Omit<Restored, 'now'>> {
  // On a new machine neither is there yet.
  for (const folder of [dataDir, dirname(databaseFile)]) {
    const made = mkdirSync(folder, { recursive: true });
    if (made !== undefined) giveToOwner(made);
  }
  const release = await takeAlone(databaseFile).catch((cause: Error & { code?: string }) => {
    const open = `A loja está aberta com o banco ${databaseFile}. Pare o servidor e repita.`;
    const reason = cause.code === 'SQLITE_BUSY' ? open : `A pasta do banco ${databaseFile} não pode ser usada: ${cause.message}.`;
    throw new Error(reason, { cause });
  });
  const uploads = join(dataDir, UPLOADS);
  const unfinished = { database: `${databaseFile}.restaurando`, uploads: `${uploads}.restaurando` };
  const before = folderBefore(dataDir, 'restauracao');
  const clear = () => {
    const beside = SQLITE_SUFFIXES.map((suffix) => unfinished.database + suffix);
    for (const left of [...beside, unfinished.uploads]) rmSync(left, { recursive: true, force: true });
  };
  // A restore that was killed may have left some.
  clear();
  try {
    await makeWhole(copy, unfinished.database);
    // The next start takes them into the database.
    if (existsSync(uploadsOfCopy)) cpSync(uploadsOfCopy, unfinished.uploads, { recursive: true });
    const { formerly, back, isOthers } = compare(unfinished.database, databaseFile);
    if (!isOthers) keepNumbers(unfinished.database, Math.max(served ?? 0, formerly?.given ?? 0));
    syncFile(unfinished.database);
    mkdirSync(before, { recursive: true });
    moveAll([
      [uploads, join(before, UPLOADS)],
      ...SQLITE_SUFFIXES.map((suffix) => [databaseFile + suffix, join(before, DATABASE + suffix)] as const),
      [unfinished.database, databaseFile],
      [unfinished.uploads, uploads],
    ]);
    const made = [databaseFile, databaseFile + LOCK_SUFFIX, uploads, before];
    for (const path of made) tightenAll(path);
    // Wherever the database lies, it is whoever's the data folder is.
    for (const path of made) giveToOwner(path, dataDir);
    return { before, formerly, takenBack: back };
  } finally {
    clear();
    await release();
  }
}

// All or nothing: half of it would be a shop without its orders, which the next start fills with a demonstration.
function moveAll(moves: readonly (readonly [from: string, to: string])[]): void {
  const done: (readonly [from: string, to: string])[] = [];
  try {
    for (const move of moves) {
      if (!existsSync(move[0])) continue;
      moveOne(...move);
      done.unshift(move);
    }
  } catch (cause) {
    for (const [from, to] of done) moveOne(to, from);
    throw new Error(`A restauração falhou, e tudo ficou como estava: ${(cause as Error).message}.`, { cause });
  }
}

// The database may lie on another disk than the data folder, where what was before is kept.
function moveOne(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true });
  }
}

async function makeWhole(from: string, to: string): Promise<void> {
  await requireRoom(dirname(to), bytesWithLog(from));
  await copyDatabase(from, to).catch((cause: unknown) => {
    throw new Error(`A cópia não coube em ${dirname(to)}, e nada foi mudado: ${(cause as Error).message}.`, { cause });
  });
  beginAnew(to);
}

// Whole on the disk before it takes the other's place.
function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

function keepNumbers(file: string, highest: number): void {
  const db = new DatabaseSync(file);
  try {
    goOnAfter(db, highest);
  } finally {
    db.close();
  }
}

// What is put aside has to be as it was found: a rescue goes by what lies beside it.
function compare(copy: string, replaced: string) {
  if (!existsSync(replaced)) return { formerly: null, back: null, isOthers: false };
  const { path, release } = underOtherName(replaced);
  try {
    const [own, other] = [birthOf(copy), birthOf(path)];
    const isOthers = own !== null && other !== null && own !== other;
    return { formerly: lookBefore(path, copy), back: takenBack(copy, path), isOthers };
  } finally {
    release();
  }
}

// What the database remembers is of the one that goes on, as with copies of PostgreSQL. And pages are copied as they are, free ones and what is left between rows included.
function leaveOut(file: string): void {
  const db = new DatabaseSync(file);
  try {
    const remembers = db.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(RECORDS);
    if (remembers) db.exec(`delete from ${RECORDS}`);
    db.exec('vacuum');
  } finally {
    db.close();
  }
}
