import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../../platform/config.ts';
import { bytesOf } from '../../platform/database/room.ts';
import { sqliteFile, SQLITE_SUFFIXES } from '../../platform/database/sqliteFile.ts';
import { callOutside } from '../../platform/http/outgoing.ts';
import { whatIsOthers } from '../../platform/othersFiles.ts';
import { isWithin } from '../../platform/isWithin.ts';
import { bad, doubtful, good, look, type Finding } from './finding.ts';

const GIGABYTE = 1e9;
/** Bytes below which the disk is nearly full, beside the room that a backup or an upgrade takes. */
const LITTLE_ROOM = 0.5 * GIGABYTE;
const MOST_SKEW_S = 60;
const OLD_MS = 30 * 86_400_000;
/** How the folders are called of what there was before (`folderBefore`). */
const BEFORE = /^antes-da-(restauracao|migracao)-/;

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
  return bad(`qualquer conta desta máquina lê ${open.join(', ')}; reinicie a loja, ou rode chmod o-rwx`);
}

/** Whether every account may read it, or go into it. */
function isOpen(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isSymbolicLink() && (found.mode & 0o007) !== 0;
}

/** Copies that an upgrade or a restore has left, whole shops with everybody's data: nobody deletes them but the operator. */
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

async function disk({ dataDir, databaseUrl }: Config) {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const file = sqliteFile(databaseUrl);
  // An upgrade and an erasure make the database anew beside the old one.
  const needed = LITTLE_ROOM + 2 * (file !== null && existsSync(file) ? statSync(file).size : 0);
  const says = `${gigabytes(free)} livres de ${gigabytes(blocks * bsize)}`;
  if (free < LITTLE_ROOM) return bad(says);
  return free < needed ? doubtful(`${says}; uma atualização pede ${gigabytes(needed)}`) : good(says);
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
