import { createHmac } from 'node:crypto';
import type { AbstractSqlConnection } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { BoundedLimiter } from './boundedLimiter.ts';
import { COUNTS } from './database/counts.ts';
import type { Orm } from './database/orm.ts';
import type { CreateLimiter, Limit, Limiter } from './limiter.ts';
import { soon } from './soon.ts';

/** How long a count is waited for, and how long the database is let alone when it did not answer, in milliseconds. */
const PATIENCE_MS = 1000;
const PAUSE_MS = 5000;

/** A statement of rate-limiter-flexible and what it reads of the answer. */
interface StoreClient {
  query: (statement: { text: string; values: unknown[] }) => Promise<{ rows: unknown[]; rowCount: number }>;
}

interface SharedParts {
  orm: Orm;
  /** Seals who is counted: addresses are personal data, and what stands for an account may be a password in the wrong field. */
  key: string;
  /** Hears that the database does not count now, and why. */
  away: (cause: unknown) => void;
}

/**
 * Counts in PostgreSQL for all processes over it, each count one statement of its own on a connection of the ORM: no transaction takes it back.
 */
export function createSharedLimiters({ key, ...parts }: SharedParts): CreateLimiter {
  const storeClient = createStoreClient(parts);
  return (limit) => new SharedLimiter(limit, storeClient, (who) => createHmac('sha256', key).update(who).digest('base64url'));
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

/** Asks through the ORM's own connections, and a database that is away only once in a while. */
function createStoreClient({ orm, away }: Omit<SharedParts, 'key'>): StoreClient {
  const client = (orm.em.getConnection() as AbstractSqlConnection).getClient();
  let silentUntil = 0;
  return {
    async query({ text, values }) {
      if (performance.now() < silentUntil) throw new Error('the database did not count a moment ago');
      try {
        const { rows, numAffectedRows } = await soon(client.executeQuery(CompiledQuery.raw(text, values)), PATIENCE_MS);
        return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
      } catch (error) {
        silentUntil = performance.now() + PAUSE_MS;
        away(error);
        throw error;
      }
    },
  };
}
