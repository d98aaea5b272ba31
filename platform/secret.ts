import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MIN_SECRET } from './signInSettings.ts';
import { ConfigError } from './configError.ts';
import { giveToOwner } from './owner.ts';

const SECRET = 'session-secret';

/** A key for each use, so that what is known of one says nothing of another; each is 64 hexadecimal digits. */
interface Keys {
  sessions: string;
  challenges: string;
  /** Shown by the operator's own command, to be told how the server sees it. */
  diagnosis: string;
  /** Seals whom counts are about. */
  counts: string;
  /** Seals the secrets of webhooks. */
  webhooks: string;
  /** Seals the secrets of second factors. */
  secondFactors: string;
  /** Seals links of access that wait to be sent. */
  links: string;
  /** Tells that two processes have the same keys, without saying which. */
  fingerprint: string;
}

/** The keys of this shop, derived from its secret (HKDF, RFC 5869): the configured one, or one that the data folder keeps. */
export function loadKeys(dataDir: string, configured?: string): Keys {
  const secret = configured ?? keptSecret(dataDir);
  return {
    sessions: derive(secret, 'sessions'),
    challenges: derive(secret, 'challenges'),
    diagnosis: derive(secret, 'diagnosis'),
    counts: derive(secret, 'counts'),
    webhooks: derive(secret, 'webhooks'),
    secondFactors: derive(secret, 'second factors'),
    links: derive(secret, 'links of access'),
    fingerprint: derive(secret, 'fingerprint'),
  };
}

/** The key of the diagnosis alone; null where the shop has no secret yet. */
export function diagnosisKey(dataDir: string, configured?: string): string | null {
  return configured || existsSync(join(dataDir, SECRET)) ? loadKeys(dataDir, configured).diagnosis : null;
}

/** The key of second factors alone; null where the shop has no secret yet. */
export function secondFactorsKey(dataDir: string, configured?: string): string | null {
  return configured || existsSync(join(dataDir, SECRET)) ? loadKeys(dataDir, configured).secondFactors : null;
}

function derive(secret: string, use: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32)).toString('hex');
}

/**
 * Generated once, for its owner's eyes only. The file appears whole or not at all: a disk that is full at the first start leaves none.
 * @throws ConfigError when the file holds no secret
 */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, SECRET);
  if (!existsSync(file)) keep(file, randomBytes(32).toString('hex'));
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= MIN_SECRET) return secret;
  throw new ConfigError([
    'DATA_DIR',
    `o arquivo ${file} não tem um segredo; ponha de volta o que você copiou dele. Se não há cópia, apague-o: todos entram de novo, nenhum aplicativo de segundo fator dá mais o código certo (entra-se com um código de recuperação, ou depois do comando admin sem-segundo-fator) e os webhooks param até receberem outro segredo`,
  ]);
}

function keep(file: string, secret: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}-${process.pid}`;
  try {
    writeFileSync(unfinished, secret, { mode: 0o600, flush: true });
    giveToOwner(unfinished);
    linkSync(unfinished, file);
  } catch (error) {
    // Another process was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
