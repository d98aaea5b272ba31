import { createHmac } from 'node:crypto';
import pLimit from 'p-limit';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { BoundedLimiter } from './boundedLimiter.ts';
import { besideOrm } from './database/besideOrm.ts';
import { ClockWatch } from './clockWatch.ts';
import { aheadOf } from './database/clockSkew.ts';
import { COUNTS } from './database/counts.ts';
import { POSTGRES_WAITS } from './database/postgresWaits.ts';
import { steadySettings } from './database/steadySettings.ts';
import type { CreateLimiter, Limit, Limiter } from './limiter.ts';
import { soon } from './soon.ts';

/** How long a count is waited for, and how long the database is let alone when it did not answer, in milliseconds. */
const PATIENCE_MS = 1000;
const PAUSE_MS = 5000;

/** Connections for counts: one is let go after a millisecond, so that few are enough. */
const MAX_CONNECTIONS = 3;

/** How often the clock of this machine is compared with the database's, in milliseconds. */
const COMPARED_MS = 60_000;
/** By how much a count may end later than any of its limit does, in milliseconds: clocks agree to the second. */
const SPARE_MS = 5000;
/** Numbers above it are instants: no count is as high, and no duration as long. */
const INSTANTS = 1e12;

/** A statement of rate-limiter-flexible and what it reads of the answer. */
interface StoreClient {
  query: (statement: { text: string; values: unknown[] }) => Promise<{ rows: StoredCount[]; rowCount: number }>;
}

interface StoredCount {
  points: number;
  /** Milliseconds since 1970. */
  expire: number;
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
  /** Longest that a count of each limit lasts, in milliseconds, by its name. */
  longest: ReadonlyMap<string, number>;
  close: () => Promise<void>;
}

/**
 * Counts in PostgreSQL for all processes over it, each count one statement of its own that no transaction takes back. The connections are none of the ORM's: who
 * counts within a transaction holds one of those already, and as many as there are would wait for each other. Counts end by the clock of the database,
 * and one that ends later than any of its limit does is none: a clock was ahead that has counted it.
 */
export function createSharedLimiters({ url, key, away }: SharedParts): SharedLimiters {
  const pool = new pg.Pool({
    ...besideOrm(url, 'loja-contagem'),
    max: MAX_CONNECTIONS,
    query_timeout: PATIENCE_MS,
    // They follow the address as those of the ORM do.
    maxLifetimeSeconds: POSTGRES_WAITS.maxLifetimeSeconds,
    onConnect: steadySettings,
  });
  // One that ends while nobody uses it is nobody's failure.
  pool.on('error', () => {});
  const storeClient = createStoreClient(pool, away);
  const longest = new Map<string, number>();
  const seal = (who: string) => createHmac('sha256', key).update(who).digest('base64url');
  const createLimiter: CreateLimiter = (limit) => {
    longest.set(limit.keyPrefix, longestOf(limit));
    return new SharedLimiter(limit, storeClient, seal);
  };
  return { createLimiter, longest, close: () => pool.end() };
}

/** Milliseconds that a count of a limit lasts at most, with a little to spare. */
function longestOf({ duration, longest = duration }: Limit): number {
  return longest * 1000 + SPARE_MS;
}

/**
 * Counts in this process as well. Who has done it too often here has done so for all, and costs the database nothing however long he goes on; and while the
 * database is away, what was counted here is what holds, from before as well.
 */
class SharedLimiter implements Limiter {
  readonly #here: BoundedLimiter;
  readonly #forAll: RateLimiterPostgres;
  readonly #seal: (who: string) => string;
  readonly #longest: number;

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
    this.#longest = longestOf(limit);
  }

  known: Limiter['known'] = (key) => this.#here.known(key);

  get: Limiter['get'] = async (key) =>
    forAllOr(
      await this.#here.get(key),
      this.#believed(key, (sealed) => this.#forAll.get(sealed)),
    );

  consume: Limiter['consume'] = async (key, ...how) =>
    forAllOr(
      await this.#here.consume(key, ...how),
      this.#believed(key, (sealed) => this.#forAll.consume(sealed, ...how)),
    );

  penalty: Limiter['penalty'] = async (key) =>
    forAllOr(
      await this.#here.penalty(key),
      this.#believed(key, (sealed) => this.#forAll.penalty(sealed)),
    );

  reward: Limiter['reward'] = async (key, points) =>
    forAllOr(
      await this.#here.reward(key, points),
      this.#believed(key, (sealed) => this.#forAll.reward(sealed, points)),
    );

  block: Limiter['block'] = async (key, seconds) =>
    forAllOr(await this.#here.block(key, seconds), this.#forAll.block(this.#seal(String(key)), seconds));

  delete: Limiter['delete'] = async (key) => forAllOr(await this.#here.delete(key), this.#forAll.delete(this.#seal(String(key))));

  /** What the database answers, asked again without a count that ends later than any does. @throws RateLimiterRes of the database */
  async #believed<Answer extends RateLimiterRes | null>(
    key: string | number,
    ask: (sealed: string) => Promise<Answer>,
  ): Promise<Answer> {
    const sealed = this.#seal(String(key));
    const asked = ask(sealed);
    const answer = await asked.catch((error: unknown) => (error instanceof RateLimiterRes ? error : Promise.reject(error)));
    if (answer === null || answer.msBeforeNext <= this.#longest) return asked;
    await this.#forAll.delete(sealed);
    return ask(sealed);
  }
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
  const clock = new DatabaseClock(pool);
  let silentUntil = 0;
  const ask: StoreClient['query'] = async (statement) => {
    if (performance.now() < silentUntil) throw new Error('the database did not count a moment ago');
    try {
      const ahead = await soon(clock.ahead(), PATIENCE_MS);
      const values = statement.values.map((value) => (typeof value === 'number' && value > INSTANTS ? value - ahead : value));
      const { rows, rowCount } = await soon(pool.query<StoredCount>({ ...statement, values }), PATIENCE_MS);
      const here = rows.map(({ points, expire }) => ({ points, expire: Number(expire) + ahead }));
      return { rows: here, rowCount: rowCount ?? rows.length };
    } catch (error) {
      silentUntil = performance.now() + PAUSE_MS;
      away(error);
      throw error;
    }
  };
  return { query: (statement) => inTurn(ask, statement) };
}

/** The time of the database, as far as this machine's is wrong. */
class DatabaseClock {
  readonly #pool: pg.Pool;
  readonly #watch = new ClockWatch();
  #compared = -Infinity;
  #ahead: Promise<number> = Promise.resolve(0);

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** By how many milliseconds this machine was ahead within the last minute. @throws what the database says */
  ahead(): Promise<number> {
    if (!this.#watch.wasPutBack() && performance.now() - this.#compared < COMPARED_MS) return this.#ahead;
    this.#compared = performance.now();
    this.#ahead = aheadOf(async (sql) => (await this.#pool.query<{ now: string }>(sql)).rows).then(
      (seconds) => Math.round(seconds * 1000),
      (error: unknown) => {
        this.#compared = -Infinity;
        throw error;
      },
    );
    return this.#ahead;
  }
}
