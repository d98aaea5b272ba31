import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { lastBackup } from '../../platform/database/lastBackup.ts';
import { bytesOf } from '../../platform/database/room.ts';
import { sqliteFile, SQLITE_SUFFIXES } from '../../platform/database/sqliteFile.ts';
import { callOutside } from '../../platform/http/outgoing.ts';
import { whatIsOthers } from '../../platform/othersFiles.ts';
import { isWithin } from '../../platform/isWithin.ts';
import { bad, doubtful, good, LEVELS, look, type Finding } from './finding.ts';

const GIGABYTE = 1e9;
/** Bytes below which the disk is nearly full, beside the room that a backup or an upgrade takes. */
const LITTLE_ROOM = 0.5 * GIGABYTE;
const MOST_SKEW_S = 60;
const OLD_MS = 30 * 86_400_000;
/** How the folders are called of what there was before (`folderBefore`). */
const BEFORE = /^(antes-da-(restauracao|migracao)|resgate)-/;

/** The data folder, its rights, the room on its disk, what of before still lies there, and the clock. */
export async function lookAtMachine(config: Config, environmentFile: string): Promise<Finding[]> {
  const place = await look('pasta de dados', async () => folder(config.dataDir));
  const rest = existsSync(config.dataDir)
    ? [
        look('direitos', async () => rights(config, environmentFile)),
        look('disco', () => disk(config)),
        look('cópias de antes', async () => copiesBefore(config)),
      ]
    : [];
  return Promise.all([place, ...rest, look('relógio', () => clock(config))]);
}

/** Whether this account may read what the shop keeps; another one would leave files that the shop cannot open. */
export function isOwner(dataDir: string): boolean {
  return process.getuid === undefined || !existsSync(dataDir) || statSync(dataDir).uid === process.getuid();
}

function folder(dataDir: string) {
  const path = resolve(dataDir);
  if (!existsSync(path)) return bad(`não existe: ${path}`);
  if (!isOwner(path))
    return bad(`é da conta ${statSync(path).uid}; rode este comando como ela, e não como ${process.getuid?.()}`);
  return good(path);
}

function rights(config: Config, environmentFile: string) {
  const { dataDir, databaseUrl } = config;
  if (process.platform === 'win32') return good('não se aplicam a este sistema');
  const others = whatIsOthers(config);
  if (others !== null) return bad(others);
  const file = sqliteFile(databaseUrl);
  const secrets = [
    ...(isOpen(dataDir) ? readdirSync(dataDir).map((name) => join(dataDir, name)) : []),
    ...(file === null || isWithin(file, dataDir) ? [] : SQLITE_SUFFIXES.map((suffix) => file + suffix)),
    environmentFile,
  ];
  const open = secrets.filter(isOpen).map((path) => resolve(path));
  if (open.length === 0) return good('só a conta da loja lê os dados');
  return bad(`qualquer conta desta máquina lê ${open.join(', ')}; ${adviceOn(open, resolve(environmentFile))}`);
}

/** How what everybody reads is mended: a start tightens what the shop has made, and of what is another account's only that one can change the rights. */
function adviceOn(open: readonly string[], environmentFile: string): string {
  const byHand = open.filter((path) => path === environmentFile || !isOwner(path));
  const chmod = `rode chmod o-rwx ${byHand.join(' ')} como quem é dono disso`;
  if (byHand.length === 0) return 'reinicie a loja, ou rode chmod o-rwx';
  return byHand.length === open.length ? chmod : `reinicie a loja, e ${chmod}`;
}

/** Whether every account may read it, or go into it. */
function isOpen(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isSymbolicLink() && (found.mode & 0o007) !== 0;
}

/** Copies that an upgrade, a restore or a rescue has left, whole shops with everybody's data: nobody deletes them but the operator. */
function copiesBefore({ dataDir }: Config) {
  const old = readdirSync(dataDir)
    .filter((name) => BEFORE.test(name))
    .map((name) => join(resolve(dataDir), name))
    .filter((path) => Date.now() - statSync(path).mtimeMs > OLD_MS);
  if (old.length === 0) return good('nenhuma de mais de 30 dias');
  const bytes = old.reduce((sum, path) => sum + bytesOf(path), 0);
  return doubtful(
    `têm os dados de todos, há mais de 30 dias (${gigabytes(bytes)}); se a loja vai bem, apague: rm -r ${old.join(' ')}`,
  );
}

/** The disk of the data folder, and those of the database and of the last copy where they are others: each of them stops something when it is full. */
async function disk(config: Config) {
  const file = sqliteFile(config.databaseUrl);
  // An upgrade and an erasure make the database anew beside the old one, and a copy is made anew where it lies.
  const needed = LITTLE_ROOM + 2 * (file !== null && existsSync(file) ? statSync(file).size : 0);
  const seen = new Set([deviceOf(config.dataDir)]);
  const found = [await roomIn(config.dataDir, needed)];
  const others: readonly (readonly [what: string, path: string | undefined])[] = [
    ['o banco', file === null ? undefined : dirname(resolve(file))],
    ['a última cópia', lastBackup(config.dataDir)?.pasta],
  ];
  for (const [what, path] of others) {
    const device = path === undefined ? undefined : deviceOf(path);
    if (path === undefined || device === undefined || seen.has(device)) continue;
    seen.add(device);
    const { level, says } = await roomIn(path, needed);
    found.push({ level, says: `onde está ${what} (${path}): ${says}` });
  }
  const [worst] = found.toSorted((a, b) => LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level));
  return { level: worst!.level, says: found.map(({ says }) => says).join('; ') };
}

async function roomIn(path: string, needed: number) {
  const { bavail, blocks, bsize } = await statfs(path);
  const free = bavail * bsize;
  const says = `${gigabytes(free)} livres de ${gigabytes(blocks * bsize)}`;
  if (free < LITTLE_ROOM) return bad(says);
  return free < needed ? doubtful(`${says}; uma atualização ou uma cópia pede ${gigabytes(needed)}`) : good(says);
}

/** Which disk a folder is on; undefined where it is not there, or is not this account's to look at. */
function deviceOf(path: string): number | undefined {
  try {
    return statSync(path).dev;
  } catch {
    return undefined;
  }
}

/** Compares with what a server of the look-ups says in its answer (RFC 9110, section 6.6.1); it has whole seconds. */
async function clock({ lookups }: Config) {
  const address = lookups.rdapBootstrapUrl;
  const given = await callOutside(address, { configured: address, timeoutMs: lookups.timeoutMs, method: 'HEAD' }).then(
    ({ headers }) => headers.get('date'),
    () => null,
  );
  const theirs = Date.parse(given ?? '');
  if (Number.isNaN(theirs)) return good(`não comparado: ${new URL(address).host} não respondeu`);
  const skew = Math.round((Date.now() - theirs) / 1000);
  if (Math.abs(skew) <= MOST_SKEW_S) return good(`certo (comparado com ${new URL(address).host})`);
  return bad(`${Math.abs(skew)} segundos ${skew > 0 ? 'adiantado' : 'atrasado'} em relação a ${new URL(address).host}`);
}

function gigabytes(bytes: number): string {
  return `${(bytes / GIGABYTE).toFixed(1).replace('.', ',')} GB`;
}
