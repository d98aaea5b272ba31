import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
/** What the shop itself keeps in its data folder. */
const KEPT = /^(site\.db(-wal|-shm|-journal)?|session-secret|uploads|antes-da-restauracao-.*)$/;

/** From here on, what this process makes is for its own account only, whatever the umask it was started with. POSIX only. */
export function makePrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Makes the data folder and takes the rights of other accounts off it and off what the shop and its backups keep in it. What
 * else is in the folder is left alone, and so are the rights of a folder that the program itself lies in. POSIX only.
 * @param databaseUrl its files may lie elsewhere
 */
export function keepPrivate(dataDir: string, databaseUrl: string): void {
  mkdirSync(dataDir, { recursive: true });
  const holdsProgram = `${process.cwd()}${sep}`.startsWith(resolve(dataDir) + sep);
  if (!holdsProgram) tighten(dataDir, FOLDER);
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name);
    if (KEPT.test(name) || existsSync(join(path, 'site.db'))) tightenAll(path);
  }
  if (!databaseUrl.startsWith('sqlite:')) return;
  for (const suffix of ['', '-wal', '-shm', '-journal']) tightenAll(databaseUrl.slice('sqlite:'.length) + suffix);
}

/** Takes the rights of other accounts off a file, or off a folder and everything in it. Links are not followed. POSIX only. */
export function tightenAll(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    tighten(path, FOLDER);
    for (const name of readdirSync(path)) tightenAll(join(path, name));
  } else if (found?.isFile()) tighten(path, FILE);
}

function tighten(path: string, mode: number): void {
  // Read before: a folder that was right may be on a disk whose rights cannot be set.
  if ((lstatSync(path).mode & 0o777) !== mode && process.platform !== 'win32') chmodSync(path, mode);
}
