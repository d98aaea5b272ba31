import { randomBytes, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
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
