import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { soon } from '../soon.ts';

/** What PostgreSQL says where it gives no connection more (`too_many_connections`): to anybody, to this database or to this account. */
export const NO_MORE = '53300';
/** What node-postgres says of one that was not given in time: a pooler refuses none, and keeps it waiting. */
const KEPT_WAITING = 'Connection terminated due to connection timeout';

/** For how long the pool lets the server alone that has not given it one, in milliseconds. */
const CONTENT_MS = 5000;
/** How often it asks while it has none at all, in milliseconds. */
const PAUSE_MS = 100;

/** What node-postgres says of a connection that is not there any more, so that whoever waits for one is refused as if it were so. */
const GIVEN_UP = 'Connection terminated: the process ends';

/** What can be done with a pool that makes do. */
export interface MakingDo {
  /** Ends every connection, whatever it is at, and refuses whoever waits for one or comes later: they are told that the database is away. */
  giveUp: () => void;
  /** Ends those connections for which this is not true, whatever they are at. */
  endOthers: (stays: (client: PoolClient) => boolean) => void;
  /**
   * Ends one connection as soon as nobody is at work on it, and asks for no other for a while, so that there is one for who cannot share. Answers, once it has ended, whether there was one to
   * spare; the last one is not. @throws what the pool says where none becomes free in time
   */
  spareOne: () => Promise<boolean>;
}

/**
 * Has a pool make do with the connections that the server, or a pooler before it, gives. Whoever wants one waits for the first that is free, a new one or one of
 * those that are there, and for `connectionTimeoutMillis` altogether: node-postgres would have him wait for the new one alone, which may be refused, or never
 * come. One counts as given only once it has answered: PgBouncer takes everybody in, and has the first statement wait. Several machines want more at a peak than a bought database has, and a refusal would cost the order.
 */
export function makeDo(pool: Pool): MakingDo {
  const most = pool.options.max;
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  /** Those who wait for a connection, by how to refuse them. */
  const waiting = new Set<(error: Error) => void>();
  let limit = most;
  /** Connections that are being made. */
  let making = 0;
  let isMaking = false;
  /** Why there is none, while there is none. */
  let refusal: Error | null = null;
  let again: NodeJS.Timeout | undefined;
  const open = new Set<PoolClient>();
  let givenUp: Error | null = null;
  // Full but while it is made larger here: on its own it would have somebody wait for a new connection.
  Object.defineProperty(pool.options, 'max', { get: () => (isMaking ? Infinity : pool.totalCount) });
  pool.on('connect', (client) => void open.add(client));
  pool.on('remove', (client) => {
    open.delete(client);
    grow();
  });

  pool.connect = (() =>
    new Promise<PoolClient>((resolve, reject) => {
      if (givenUp) return reject(givenUp);
      const fail = (error: Error) => {
        waiting.delete(fail);
        reject(error);
      };
      waiting.add(fail);
      connect().then(
        // He who was refused meanwhile has no use for it.
        (client) => (waiting.delete(fail) ? resolve(client) : client.release()),
        (error: Error) => fail(refusal ?? error),
      );
      // After the pool has given away what is free.
      process.nextTick(grow);
    })) as Pool['connect'];

  function lacksOne(): boolean {
    return !givenUp && !pool.ending && pool.idleCount === 0 && pool.waitingCount > making && pool.totalCount < limit;
  }

  function grow() {
    while (lacksOne()) void makeOne();
  }

  async function makeOne() {
    making++;
    isMaking = true;
    const made = connect();
    isMaking = false;
    try {
      const client = await made;
      await tried(client);
      refusal = null;
      client.release();
    } catch (error) {
      settle(error as Error);
    } finally {
      making--;
    }
  }

  /** Waits for the first answer of a new connection, which is let go where none comes. @throws what it says, or that it did not in time */
  async function tried(client: PoolClient): Promise<void> {
    let late: Error | null = null;
    const answer = client.query('select 1').catch((error: Error) => {
      late = error;
    });
    await soon(answer, pool.options.connectionTimeoutMillis ?? 0).catch((cause: unknown) => {
      late = new Error(KEPT_WAITING, { cause });
    });
    if (!late) return;
    // Whoever goes makes no room for one that would not come either.
    limit = pool.totalCount - 1;
    client.release(true);
    throw late;
  }

  function settle(error: Error) {
    const isRefused = (error as { code?: unknown }).code === NO_MORE || error.message.startsWith(KEPT_WAITING);
    refusal = isRefused && pool.totalCount === 0 ? error : null;
    if (pool.totalCount > 0) tryAgain(CONTENT_MS).unref();
    else if (isRefused) tryAgain(PAUSE_MS);
    else {
      // What made the pool smaller is over with its last connection: whoever comes next has one made.
      limit = most;
      for (const fail of waiting) fail(error);
    }
  }

  function tryAgain(afterMs: number): NodeJS.Timeout {
    limit = pool.totalCount;
    clearTimeout(again);
    again = setTimeout(() => {
      limit = most;
      grow();
    }, afterMs);
    return again;
  }

  return {
    giveUp() {
      givenUp = new Error(GIVEN_UP);
      for (const fail of waiting) fail(givenUp);
      this.endOthers(() => false);
    },
    endOthers(stays) {
      for (const client of open) if (!stays(client)) streamOf(client).destroy();
    },
    async spareOne() {
      if (pool.totalCount < 2) return false;
      const client = await connect();
      const ended = once(client, 'end');
      client.release(true);
      tryAgain(CONTENT_MS).unref();
      // A server that has stopped meanwhile says nothing of its end.
      await soon(ended, CONTENT_MS).catch(() => void streamOf(client).destroy());
      return true;
    },
  };
}

/** What a connection goes over: of one that has no answer, only that can be ended. */
function streamOf(client: PoolClient): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream;
}
