import { z } from 'zod';
import { createRecord } from '../dataRecord.ts';

/** File of the data folder that says it. */
export const LAST_BACKUP = 'ultima-copia.json';

const record = createRecord(LAST_BACKUP, z.object({ em: z.coerce.date(), pasta: z.string() }));

/** Writes down in the data folder that a backup is whole: the server and the monitors ask for its age. */
export function recordBackup(dataDir: string, pasta: string): void {
  record.write(dataDir, { em: new Date(), pasta });
}

/** The last backup that is known here, and where it was put; null when there was none that says so. */
export const lastBackup = record.read;
