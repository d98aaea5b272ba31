import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { RECORDS } from './sharedRecord.ts';

/** Bytes that an order and its log need, with some to spare. */
const ROOM = 64 * 1024;

/** Takes room beside an embedded database and gives it back: what is rolled back in it is never written, so that a full disk would not be noticed. @throws what the disk says */
export async function tryRoomOnDisk(path: string): Promise<void> {
  try {
    await writeFile(path, Buffer.alloc(ROOM));
  } finally {
    await rm(path, { force: true });
  }
}

/** Has PostgreSQL take room for a row, in the caller's transaction, which gives it back. @throws what PostgreSQL says, 53100 where its disk is full */
export async function tryRoomInPostgres(tx: EntityManager): Promise<void> {
  // Random, so that it cannot be packed.
  const content = JSON.stringify(randomBytes(ROOM).toString('base64'));
  await (tx as SqlEntityManager).execute(`insert into ${RECORDS} (nome, conteudo) values (?, ?)`, [randomUUID(), content]);
}

/** Bytes that this account may still write where a folder is. @throws what the disk says */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Looks whether so many bytes fit into a folder, before they are half there. @throws Error that names the folder and the bytes */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const free = await freeBytes(folder);
  if (free < bytes)
    throw new Error(`Não há espaço em ${folder}: são precisos ${amount(bytes)}, e há ${amount(free)}. Abra espaço e repita.`);
}

/** Bytes of a file or of all files in a folder; none where it is not there. */
export function bytesOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.size ?? 0;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}

function amount(bytes: number): string {
  return `${bytes.toLocaleString('pt-BR')} bytes`;
}
