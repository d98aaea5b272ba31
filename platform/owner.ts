import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = 0;

/**
 * Hands what root has made to whoever has the folder that it lies in, with everything in it: the account that runs the shop could not open it. What is somebody
 * else's already, or not there, stays as it is. POSIX only.
 * @param folder another folder, whose owner gets it
 */
export function giveToOwner(path: string, folder = dirname(path)): void {
  const found = process.getuid?.() === ROOT ? lstatSync(path, { throwIfNoEntry: false }) : undefined;
  if (!found) return;
  const { uid, gid } = statSync(folder);
  if (found.uid === ROOT && uid !== ROOT) lchownSync(path, uid, gid);
  if (found.isDirectory()) for (const name of readdirSync(path)) giveToOwner(join(path, name), folder);
}
