import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE } from './backup.ts';

/** Names of the folders in the data folder that are copies of the shop: what is erased stays in them. */
export function copiesBeside(dataDir: string): string[] {
  return existsSync(dataDir) ? readdirSync(dataDir).filter((name) => existsSync(join(dataDir, name, DATABASE))) : [];
}
