import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { LAST_BACKUP } from './database/lastBackup.ts';
import { MANIFEST } from './database/manifest.ts';
import type { Place } from './database/place.ts';
import { LOCK_SUFFIX, MOVED_SUFFIX, sqliteFile, SQLITE_SUFFIXES } from './database/sqliteFile.ts';
import { PICTURE_CACHE, UPLOADS } from './dataDir.ts';
import { NEWEST_RECORD } from './database/newestOrder.ts';
import { SERVED_RECORD } from './database/servedShop.ts';
import { FIRST_ACCESS } from './firstAccess.ts';
import { isWithin } from './isWithin.ts';
import { TERMS_RECORD } from './termsRecord.ts';

const FOLDER = 0o700;
const FILE = 0o600;
/** Folders that the shop makes in its data folder, with everything in them. */
const FOLDERS = new RegExp(`^(${UPLOADS}|${PICTURE_CACHE}|(antes-da-(restauracao|migracao)|resgate)-.*)$`);
/** Files that the shop makes, there and in a backup. */
const BESIDE = [...SQLITE_SUFFIXES, LOCK_SUFFIX, MOVED_SUFFIX];
const FILES = [
  ...BESIDE.map((suffix) => `site.db${suffix}`),
  'session-secret',
  FIRST_ACCESS,
  LAST_BACKUP,
  TERMS_RECORD,
  SERVED_RECORD,
  NEWEST_RECORD,
  MANIFEST,
];

/** What a shop that is opened writes beside, and goes on without. */
const OF_NO_NEED = new Set([FIRST_ACCESS, LAST_BACKUP, MANIFEST]);

/** Whether a shop cannot be opened without this file of its own. */
export function isNeeded(path: string): boolean {
  const name = basename(path);
  return !OF_NO_NEED.has(name) && !FOLDERS.test(name);
}

/** Whether the shop gives its files this name. */
export function isShops(name: string): boolean {
  return FILES.includes(name) || FOLDERS.test(name);
}

/** What the shop has made of these, in the data folder and beside its database: files, and folders with everything in them. */
export function shopFiles({ dataDir, databaseUrl }: Place): string[] {
  const file = sqliteFile(databaseUrl);
  const beside = file === null ? [] : BESIDE.map((suffix) => file + suffix);
  const made = entriesOf(dataDir).filter((name) => FOLDERS.test(name));
  const inside = [...FILES, ...made].map((name) => join(dataDir, name));
  return [...new Set([...inside, ...beside].map((path) => resolve(path)))].filter((path) => existsSync(path));
}

/** None where there is no folder, or none that says what it has: whoever opens it is told why. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** From here on, what this process makes is for its own account only, whatever the umask it was started with. POSIX only. */
export function makePrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Makes the data folder and takes the rights of other accounts off it and off what the shop and its backups keep in it. What
 * else is in the folder is left alone, and so are the rights of a folder that the shop has not made or that the program lies in:
 * a setting that names the wrong place must cost nobody his own. POSIX only.
 */
export function keepDataPrivate(dataDir: string): void {
  const isMade = mkdirSync(dataDir, { recursive: true }) !== undefined;
  const isOurs = FILES.some((name) => existsSync(join(dataDir, name)));
  if (isMade || isOurs) tightenData(dataDir);
}

/** Takes the rights of other accounts off the files of an embedded database, wherever they lie. POSIX only. */
export function keepDatabasePrivate(databaseUrl: string): void {
  const file = sqliteFile(databaseUrl);
  if (file === null) return;
  for (const suffix of BESIDE) tightenFile(file + suffix);
}

function tightenData(dataDir: string): void {
  if (!isWithin(process.cwd(), dataDir)) tighten(dataDir, FOLDER);
  tightenFiles(dataDir);
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name);
    if (FOLDERS.test(name)) tightenAll(path);
    else if (existsSync(join(path, 'site.db'))) tightenBackup(path);
  }
}

function tightenBackup(path: string): void {
  tighten(path, FOLDER);
  tightenFiles(path);
  tightenAll(join(path, UPLOADS));
}

function tightenFiles(folder: string): void {
  for (const name of FILES) tightenFile(join(folder, name));
}

function tightenFile(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile()) tighten(path, FILE);
}

/** Takes the rights of other accounts off a file, or off a folder that the shop has made and everything in it. Links are not followed. POSIX only. */
export function tightenAll(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    tighten(path, FOLDER);
    for (const name of readdirSync(path)) tightenAll(join(path, name));
  } else tightenFile(path);
}

function tighten(path: string, mode: number): void {
  // Read before: a folder that was right may be on a disk whose rights cannot be set.
  if ((lstatSync(path).mode & 0o777) !== mode && process.platform !== 'win32') chmodSync(path, mode);
}
