import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { knownMigrations, type Orm } from './orm.ts';
import { sqliteFile } from './sqliteFile.ts';

/** Milliseconds: longest answer, and how long one is good for, since anybody may ask. */
const TIMEOUT_MS = 3000;
const VALID_MS = 1000;
/** Takes the write lock, and is refused by a database that only reads. */
const CHANGES_NOTHING = 'update administradores set ativo = ativo where 1 = 0';
/** Room that an order and its log need, with some to spare. */
const ROOM = Buffer.alloc(64 * 1024);

/** Tells whether the database takes writes now. @throws what keeps it from it, after three seconds at the latest */
export type WriteProbe = () => Promise<void>;

/**
 * One probe runs at a time, and is good for a second. A database whose schema another version has changed
 * takes no writes of this one: the new one's rules are not known here.
 */
export function createWriteProbe(orm: Orm, databaseUrl: string): WriteProbe {
  const file = sqliteFile(databaseUrl);
  const known = new Set(knownMigrations(orm));
  let current: { since: number; result: Promise<void> } | null = null;
  return () => {
    if (!current || performance.now() - current.since > VALID_MS) {
      const result = soon(Promise.all([tryTransaction(orm.em.fork(), known), file === null ? null : tryRoom(`${file}-probe`)]));
      current = { since: performance.now(), result };
    }
    return current.result;
  };
}

async function tryTransaction(em: EntityManager, known: ReadonlySet<string>): Promise<void> {
  await em.begin();
  try {
    await (em as SqlEntityManager).execute(CHANGES_NOTHING);
    const done = await (em as SqlEntityManager).execute<{ name: string }[]>('select name from mikro_orm_migrations');
    const unknown = done.find(({ name }) => !known.has(name));
    if (unknown) throw new Error(`the schema is of a newer version: ${unknown.name}`);
  } finally {
    await em.rollback();
  }
}

// What is rolled back is never written, so that a full disk would not be noticed.
async function tryRoom(path: string): Promise<void> {
  try {
    await writeFile(path, ROOM);
  } finally {
    await rm(path, { force: true });
  }
}

async function soon(answer: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const late = wait(TIMEOUT_MS, null, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${TIMEOUT_MS} ms`);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    timer.abort();
    late.catch(() => {});
  }
}
