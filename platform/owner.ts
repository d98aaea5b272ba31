import {
  chownSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  statSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = 0;
/** A handle on whatever a path leads to, which opens nothing (open(2)): locks of a database stay when it is closed. Linux only; Node has no name for it. */
const O_PATH = 0o10000000;

/**
 * Hands what root has made to whoever has the folder that it lies in, with everything in it: the account that runs the shop could not open it. What is somebody
 * else's already, or not there, stays as it is. He may write there meanwhile: each thing is held while it is looked at and given, so that nothing else takes its
 * place, and no link leads elsewhere. POSIX only, and where it is not Linux without holding.
 * @param folder another folder, whose owner gets it, where the folder that it lies in is his too
 */
export function giveToOwner(path: string, folder = dirname(path)): void {
  if (process.getuid?.() !== ROOT || lstatSync(path, { throwIfNoEntry: false }) === undefined) return;
  const owner = statSync(folder);
  if (owner.uid === ROOT) return;
  holding(dirname(path), 0, (parent, at) => {
    // What is not his folder was put there instead of his.
    if (parent.uid === owner.uid) give(join(at, basename(path)), owner);
  });
}

function give(path: string, owner: Pick<Stats, 'uid' | 'gid'>): void {
  holding(path, constants.O_NOFOLLOW, (found, at) => {
    if (found.isSymbolicLink()) return;
    // Under another name it may be root's own, elsewhere.
    const hasOneName = !found.isFile() || found.nlink === 1;
    if (found.uid === ROOT && hasOneName) chownSync(at, owner.uid, owner.gid);
    if (found.isDirectory()) for (const name of readdirSync(at)) give(join(at, name), owner);
  });
}

/** Holds what is at a path, and hands over what it is and a path that leads to nothing else meanwhile. What is gone by then is passed by. */
function holding(path: string, flags: number, act: (found: Stats, at: string) => void): void {
  if (process.platform !== 'linux') {
    const found = flags === 0 ? statSync(path) : lstatSync(path, { throwIfNoEntry: false });
    if (found) act(found, path);
    return;
  }
  let handle: number;
  try {
    handle = openSync(path, O_PATH | flags);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && existsSync('/proc/self/fd')) return;
    throw error;
  }
  try {
    act(fstatSync(handle), `/proc/self/fd/${handle}`);
  } finally {
    closeSync(handle);
  }
}
