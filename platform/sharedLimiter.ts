import { createHmac } from 'node:crypto';
import pLimit from 'p-limit';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { BoundedLimiter } from './boundedLimiter.ts';
import { besideOrm } from './database/besideOrm.ts';
import { COUNTS } from './database/counts.ts';
import type { CreateLimiter, Limit, Limiter } from './limiter.ts';
import { soon } from './soon.ts';

/** How long a count is waited for, and how long the database is let alone when it did not answer, in milliseconds. */
const PATIENCE_MS = 1000;
const PAUSE_MS = 5000;

/** Connections for counts: one is let go after a millisecond, so that few are enough. */
const MAX_CONNECTIONS = 3;

/** A statement of rate-limiter-flexible and what it reads of the answer. */
interface StoreClient {
  query: (statement: { text: string; values: unknown[] }) => Promise<{ rows: unknown[]; rowCount: number }>;
}

interface SharedParts {
  /** Address of the database. */
  url: string;
  /** Seals who is counted: addresses are personal data, and what stands for an account may be a password in the wrong field. */
  key: string;
  /** Hears that the database does not count now, and why. */
  away: (cause: unknown) => void;
}

/** What makes limiters, until it is closed. */
interface SharedLimiters {
  createLimiter: CreateLimiter;
  close: () => Promise<void>;
}

/**
 * Counts in PostgreSQL for all processes over it, each count one statement of its own that no transaction takes back. The connections are none of the ORM's: who
 * counts within a transaction holds one of those already, and as many as there are would wait for each other.
 */
export function createSharedLimiters({ url, key, away }: SharedParts): SharedLimiters {
  const pool = new pg.Pool({ ...besideOrm(url, 'loja-contagem'), max: MAX_CONNECTIONS, query_timeout: PATIENCE_MS });
  // One that ends while nobody uses it is nobody's failure.
  pool.on('error', () => {});
  const storeClient = createStoreClient(pool, away);
  const createLimiter: CreateLimiter = (limit) =>
    new SharedLimiter(limit, storeClient, (who) => createHmac('sha256', key).update(who).digest('base64url'));
  return { createLimiter, close: () => pool.end() };
}

/**
 * Counts in this process as well. Who has done it too often here has done so for all, and costs the database nothing however long he goes on; and while the
 * database is away, what was counted here is what holds, from before as well.
 */
class SharedLimiter implements Limiter {
  readonly #here: BoundedLimiter;
  readonly #forAll: RateLimiterPostgres;
  readonly #seal: (who: string) => string;

  constructor(limit: Limit, storeClient: StoreClient, seal: (who: string) => string) {
    this.#here = new BoundedLimiter(limit);
    this.#forAll = new RateLimiterPostgres({
      ...limit,
      storeClient,
      storeType: 'client',
      tableName: COUNTS,
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    this.#seal = seal;
  }

  known: Limiter['known'] = (key) => this.#here.known(key);

  get: Limiter['get'] = async (key) => forAllOr(await this.#here.get(key), this.#forAll.get(this.#seal(String(key))));

  consume: Limiter['consume'] = async (key, ...how) =>
    forAllOr(await this.#here.consume(key, ...how), this.#forAll.consume(this.#seal(String(key)), ...how));

  penalty: Limiter['penalty'] = async (key) =>
    forAllOr(await this.#here.penalty(key), this.#forAll.penalty(this.#seal(String(key))));

  block: Limiter['block'] = async (key, seconds) =>
    forAllOr(await this.#here.block(key, seconds), this.#forAll.block(this.#seal(String(key)), seconds));

  delete: Limiter['delete'] = async (key) => forAllOr(await this.#here.delete(key), this.#forAll.delete(this.#seal(String(key))));
}

/** What the database says, or this process where that says nothing. @throws RateLimiterRes of the database */
async function forAllOr<Answer>(here: Answer, forAll: Promise<Answer>): Promise<Answer> {
  try {
    return await forAll;
  } catch (error) {
    if (error instanceof RateLimiterRes) throw error;
    return here;
  }
}

/** Asks a database that is away only once in a while. The wait for a connection is none for the database: strangers can make it long. */
function createStoreClient(pool: pg.Pool, away: SharedParts['away']): StoreClient {
  const inTurn = pLimit(MAX_CONNECTIONS);
  let silentUntil = 0;
  const ask: StoreClient['query'] = async (statement) => {
    if (performance.now() < silentUntil) throw new Error('the database did not count a moment ago');
    try {
      const { rows, rowCount } = await soon(pool.query(statement), PATIENCE_MS);
      return { rows, rowCount: rowCount ?? rows.length };
    } catch (error) {
      silentUntil = performance.now() + PAUSE_MS;
      away(error);
      throw error;
    }
  };
  return { query: (statement) => inTurn(ask, statement) };
}
