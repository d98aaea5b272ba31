import { setImmediate as turn } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/core';
import { SteadySqliteDriver } from './drivers.ts';
import { inSavepoint } from './savepoint.ts';

/** Pieces of work that one transaction takes at most: everybody else waits for it. */
const MOST = 32;
/** How long those that come are waited for, in milliseconds. */
const MOST_MS = 5;

/** A short piece of work, and who waits for it. */
interface Piece {
  act: (tx: EntityManager) => Promise<unknown>;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/** Pieces that have come and are not begun, for each embedded database that has any; while it is here, somebody works on them. */
const waiting = new WeakMap<EntityManager['config'], Piece[]>();

/**
 * Does a short piece of work in a transaction and answers after the commit. What comes together shares one, and with it the way to the disk, where
 * there is one connection; a piece that fails is taken back by itself. It must wait for nothing outside, and what it has read
 * through `tx` is forgotten when it ends.
 * @throws what the piece throws, or the commit
 */
export function inSharedTransaction<Result>(em: EntityManager, act: (tx: EntityManager) => Promise<Result>): Promise<Result> {
  // Other databases have many connections, and bring to the disk together what is committed at once.
  if (!(em.getDriver() instanceof SteadySqliteDriver)) return em.transactional(act);
  return new Promise<Result>((resolve, reject) => {
    const piece: Piece = { act, resolve, reject };
    const others = waiting.get(em.config);
    if (others) return void others.push(piece);
    const pieces = [piece];
    waiting.set(em.config, pieces);
    void workOff(em.fork(), pieces);
  });
}

async function workOff(em: EntityManager, pieces: Piece[]): Promise<void> {
  while (pieces.length > 0) {
    await gathered(pieces);
    await commitTogether(em.fork(), pieces.splice(0, MOST));
  }
  waiting.delete(em.config);
}

/** Waits for as long as every turn of the event loop, which takes up one request, brings another piece. */
async function gathered(pieces: readonly Piece[]): Promise<void> {
  const since = performance.now();
  for (let known = 0; known < pieces.length && pieces.length < MOST && performance.now() - since < MOST_MS;) {
    known = pieces.length;
    await turn();
  }
}

async function commitTogether(em: EntityManager, pieces: readonly Piece[]): Promise<void> {
  const settle: (() => void)[] = [];
  try {
    await em.transactional(async (tx) => {
      for (const piece of pieces) settle.push(await attempt(tx, piece));
    });
  } catch (error) {
    for (const { reject } of pieces) reject(error);
    return;
  }
  for (const tell of settle) tell();
}

/** Does one piece within the transaction of all. Answers what is said of it after the commit. @throws when the transaction itself is gone */
async function attempt(tx: EntityManager, { act, resolve, reject }: Piece): Promise<() => void> {
  const done = await inSavepoint(tx, () => act(tx));
  return 'error' in done ? () => reject(done.error) : () => resolve(done.result as never);
}
