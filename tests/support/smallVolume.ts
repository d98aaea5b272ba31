import { execFileSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A volume of its own that holds little. */
export interface SmallVolume {
  folder: string;
  /** Takes all the room that is left. */
  fill: () => void;
  /** Gives it back. */
  makeRoom: () => void;
  remove: () => void;
}

/** Whether small volumes can be had; says loudly that something is not tried where they cannot. */
export function canMount(): boolean {
  const trial = mountSmallVolume(1);
  trial?.remove();
  if (!trial) process.stderr.write('\n*** FULL AND MOUNTED VOLUMES ARE NOT TRIED: only root on Linux can mount them. ***\n');
  return trial !== null;
}

/** Mounts a volume in memory, of so many megabytes, at a folder that it makes; null where that is not allowed (Linux, root). */
export function mountSmallVolume(megabytes: number, folder = mkdtempSync(join(tmpdir(), 'volume-'))): SmallVolume | null {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      const page = Buffer.alloc(4096, 1);
      try {
        for (;;) writeSync(file, page);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    makeRoom() {
      const file = openSync(filler, 'r+');
      ftruncateSync(file);
      closeSync(file);
    },
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
