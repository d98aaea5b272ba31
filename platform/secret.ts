import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A key for each use, so that what is known of one says nothing of another; each is 64 hexadecimal digits. */
interface Keys {
  sessions: string;
  challenges: string;
}

/** The keys of this shop, derived from its secret (HKDF, RFC 5869): the configured one, or one that the data folder keeps. */
export function loadKeys(dataDir: string, configured?: string): Keys {
  const secret = configured ?? keptSecret(dataDir);
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32)).toString('hex');
  return { sessions: derive('sessions'), challenges: derive('challenges') };
}

/** Generated once, for its owner's eyes only. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
