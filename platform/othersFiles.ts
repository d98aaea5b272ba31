import { accessSync, constants, lstatSync, readdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Place } from './database/place.ts';
import { sqliteFile } from './database/sqliteFile.ts';
import { isWithin } from './isWithin.ts';
import { isNeeded, isShops, shopFiles } from './privateFiles.ts';
import { StartError } from './startError.ts';

const ROOT = 0;

/**
 * What this account cannot use of the shop's, because another has it: whose it is, and the command that mends it, as a sentence without its full stop; null where
 * there is nothing. POSIX only. @param needed which of the files matter; all of them without it
 */
export function whatIsOthers({ dataDir, databaseUrl }: Place, needed: (path: string) => boolean = () => true): string | null {
  const file = sqliteFile(databaseUrl);
  const folders = [dataDir, ...(file === null ? [] : [dirname(file)])];
  for (const folder of folders) if (isDenied(folder)) return sayFolder(resolve(folder));
  const denied = shopFiles({ dataDir, databaseUrl }).filter((path) => needed(path) && isDenied(path));
  if (denied.length === 0) return null;
  const whose = denied.map((path) => `${resolve(path)} é da conta ${nameOf(statOf(path)!.uid)}`).join(', ');
  return `${whose}, e quem roda a loja não pode usar. Rode como root: ${chown(denied)}`;
}

/** @throws StartError that names what this account cannot open the shop without, and how to mend it; of the rest `doctor` tells */
export function refuseOthersFiles(place: Place): void {
  const said = whatIsOthers(place, isNeeded);
  if (said !== null) throw new StartError(`${said}.`);
}

function sayFolder(folder: string): string {
  const { uid } = statOf(folder)!;
  const own = process.getuid!();
  const give = chown([folder], `${own}:${process.getgid!()}`);
  const way =
    uid !== ROOT
      ? 'Rode este programa como ela'
      : mayBeTheShops(folder)
        ? `Se ela é a da loja, rode como root: ${give}`
        : NOT_THE_SHOPS;
  return `A pasta ${folder} é da conta ${nameOf(uid)}, e este programa roda como a conta ${nameOf(own)}. ${way}`;
}

const NOT_THE_SHOPS = 'Ela não parece ser a da loja: confira DATA_DIR e DATABASE_URL';

/** Whether a folder may be given to the shop's account with all that is in it: a setting that names the wrong place must cost nobody his own. */
function mayBeTheShops(folder: string): boolean {
  if (isWithin(process.cwd(), folder)) return false;
  try {
    const names = readdirSync(folder);
    return names.length === 0 || names.some(isShops);
  } catch {
    // Root's alone: nobody else can have put anything there.
    return true;
  }
}

function chown(paths: readonly string[], to = ownerOf(dirname(paths[0]!))): string {
  return `chown -R ${to} ${paths.map((path) => resolve(path)).join(' ')}`;
}

function ownerOf(folder: string): string {
  const { uid, gid } = statOf(folder)!;
  return `${uid}:${gid}`;
}

/** Whether something is there that this account may not use, and that another has; a disk that only reads is another matter. */
function isDenied(path: string): boolean {
  const found = process.getuid ? statOf(path) : undefined;
  if (!found || found.uid === process.getuid!()) return false;
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (found.isDirectory() ? constants.X_OK : 0));
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES';
  }
}

function statOf(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    // In a folder that says nothing to this account.
    return undefined;
  }
}

function nameOf(uid: number): string {
  return uid === ROOT ? 'root' : String(uid);
}
