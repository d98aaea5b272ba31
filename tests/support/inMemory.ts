import { accessSync, constants, statfsSync } from 'node:fs';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Room that a whole run takes there with its databases, releases and copies, in bytes, and as much again. */
const ROOM = 4 * 2 ** 30;

/**
 * Has the folders of tests be in memory, where there is room: whoever is killed loses nothing there that would be on a disk, and nobody waits for the disk
 * at each of some hundred thousand commits. `TMPDIR` says another place.
 */
export function workInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = MEMORY;
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM;
  } catch {
    return false;
  }
}
