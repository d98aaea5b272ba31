import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { giveToOwner } from './owner.ts';

/** Something that the data folder remembers in a file of its own. */
interface DataRecord<Schema extends z.ZodType> {
  write: (dataDir: string, content: z.output<Schema>) => void;
  /** Null when there is none, or when nobody can read what was written. */
  read: (dataDir: string) => z.output<Schema> | null;
}

/** A record of this name, as JSON, for the shop's own account only. */
export function createRecord<Schema extends z.ZodType>(name: string, schema: Schema): DataRecord<Schema> {
  function read(dataDir: string): z.output<Schema> | null {
    const file = join(dataDir, name);
    if (!existsSync(file)) return null;
    try {
      return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return null;
    }
  }
  function write(dataDir: string, content: z.output<Schema>): void {
    // A folder that is full has what it says already.
    if (isDeepStrictEqual(read(dataDir), content)) return;
    // Whole or not at all, also where the disk is full, or the machine falls.
    const unfinished = join(dataDir, `${name}.novo`);
    writeFileSync(unfinished, `${JSON.stringify(content)}\n`, { mode: 0o600, flush: true });
    giveToOwner(unfinished);
    renameSync(unfinished, join(dataDir, name));
  }
  return { read, write };
}
