import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { giveToOwner } from './owner.ts';

/** What one process keeps at hand of bytes that have their home elsewhere. */
export interface KeptBytes {
  /**
   * The bytes of a digest: from memory, else from the disk, else from their home, and kept from then on. Null where they are not at home either.
   * A disk that cannot be read or written, or has forgotten something, costs a question and nothing else. @throws what `fetch` throws
   */
  get: (digest: string, fetch: () => Promise<Buffer | null>) => Promise<Buffer | null>;
  /** Forgets everything else, in memory and on the disk. */
  keepOnly: (digests: ReadonlySet<string>) => Promise<void>;
  /** Bytes in memory. */
  size: () => number;
}

interface KeptBytesParts {
  /** Of the shop alone; made when it is needed. It may be deleted at any time. */
  folder: string;
  /** Bytes in memory, at most. */
  most: number;
  /** Hears why something could not be kept on the disk. */
  failed: (error: unknown) => void;
}

/** Digest by which bytes are known and compared: SHA-256, in hexadecimal digits. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Keeps bytes in memory, those that were asked for last, and on the disk, in files that are called by their digest. */
export function createKeptBytes({ folder, most, failed }: KeptBytesParts): KeptBytes {
  const memory = new LRUCache<string, Buffer>({ maxSize: most, sizeCalculation: ({ length }) => length + 1 });
  /** What is asked for by somebody already: others wait with him. */
  const asked = new Map<string, Promise<Buffer | null>>();
  /** Files that are not whole yet. */
  const halves = new Set<string>();

  async function look(digest: string, fetch: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const onDisk = await readFile(join(folder, digest)).catch(() => null);
    const good = onDisk !== null && digestOf(onDisk) === digest;
    const bytes = good ? onDisk : await fetch();
    if (bytes === null) return null;
    memory.set(digest, bytes);
    if (!good) await write(digest, bytes);
    return bytes;
  }

  // Under its name only when it is whole: another process may read the folder.
  async function write(digest: string, bytes: Buffer): Promise<void> {
    const half = `${digest}.${randomUUID()}`;
    halves.add(half);
    try {
      const made = await mkdir(folder, { recursive: true, mode: 0o700 });
      if (made !== undefined) giveToOwner(made);
      await writeFile(join(folder, half), bytes, { flag: 'wx', mode: 0o600 });
      giveToOwner(join(folder, half));
      await rename(join(folder, half), join(folder, digest));
    } catch (error) {
      failed(error);
      await rm(join(folder, half), { force: true }).catch(() => {});
    } finally {
      halves.delete(half);
    }
  }

  return {
    async get(digest, fetch) {
      const known = memory.get(digest);
      if (known) return known;
      const begun = asked.get(digest) ?? look(digest, fetch).finally(() => asked.delete(digest));
      asked.set(digest, begun);
      return begun;
    },
    async keepOnly(digests) {
      for (const digest of memory.keys()) if (!digests.has(digest)) memory.delete(digest);
      const files = await readdir(folder).catch(() => []);
      // Whatever else somebody may have put there is his.
      const ours = files.filter((name) => /^[0-9a-f]{64}(\.|$)/.test(name));
      for (const name of ours)
        if (!digests.has(name) && !halves.has(name)) await rm(join(folder, name), { force: true }).catch(failed);
    },
    size: () => memory.calculatedSize,
  };
}
