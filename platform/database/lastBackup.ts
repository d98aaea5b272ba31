import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** File of the data folder that says it. */
export const LAST_BACKUP = 'ultima-copia.json';
const schema = z.object({ em: z.coerce.date(), pasta: z.string() });

/** When a backup was last whole, and where it was put. */
export type LastBackup = z.infer<typeof schema>;

/** Writes down in the data folder that a backup is whole: the server and the monitors ask for its age. */
export function recordBackup(dataDir: string, pasta: string): void {
  writeFileSync(join(dataDir, LAST_BACKUP), `${JSON.stringify({ em: new Date(), pasta })}\n`, { mode: 0o600 });
}

/** The last backup that is known here; null when there was none, or none of the embedded database. */
export function lastBackup(dataDir: string): LastBackup | null {
  const file = join(dataDir, LAST_BACKUP);
  if (!existsSync(file)) return null;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
