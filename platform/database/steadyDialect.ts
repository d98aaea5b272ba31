import { Mutex, withTimeout, type MutexInterface } from 'async-mutex';
import { CompiledQuery, type DatabaseConnection, type Dialect, type DialectAdapter, type Driver } from 'kysely';

/** Longest wait for the one connection of an embedded database, in milliseconds. */
const MAX_WAIT_MS = 10_000;

/** What is asked before each commit. @throws where it would only wait */
type MayCommit = () => void;

/**
 * Makes a dialect get every connection back, also when it ends. Kysely's own transactions keep one whose `begin`, `commit` or `rollback` throws
 * (kysely-org/kysely#1990), and an embedded database has no other: everybody who came later would wait for ever.
 * @param mayCommit what is to be taken back instead throws here
 */
export function steady<Kind extends Dialect>(dialect: Kind, mayCommit: MayCommit = () => {}): Kind {
  const [createAdapter, createDriver] = [dialect.createAdapter.bind(dialect), dialect.createDriver.bind(dialect)];
  const single = createAdapter().supportsMultipleConnections === false;
  return Object.assign(dialect, {
    createAdapter: () => lockedByDriver(createAdapter()),
    createDriver: () => new SteadyDriver(createDriver(), { single, mayCommit }),
  });
}

// Kysely's own lock of a single connection has no time-out, and is not let go when a transaction fails to begin.
function lockedByDriver(adapter: DialectAdapter): DialectAdapter {
  return Object.create(adapter, { supportsMultipleConnections: { value: true } }) as DialectAdapter;
}

class SteadyDriver implements Driver {
  readonly #inner: Driver;
  readonly #lock: MutexInterface | null;
  readonly #mayCommit: MayCommit;
  /** What is being connected. */
  readonly #arriving = new Set<Promise<DatabaseConnection>>();
  /** Connections whose transaction could not be rolled back. */
  readonly #unsettled = new WeakSet<DatabaseConnection>();
  readonly savepoint: Driver['savepoint'];
  readonly rollbackToSavepoint: Driver['rollbackToSavepoint'];
  readonly releaseSavepoint: Driver['releaseSavepoint'];

  constructor(inner: Driver, { single, mayCommit }: { single: boolean; mayCommit: MayCommit }) {
    this.#inner = inner;
    this.#mayCommit = mayCommit;
    this.#lock = single ? withTimeout(new Mutex(), MAX_WAIT_MS, busy()) : null;
    this.savepoint = inner.savepoint?.bind(inner);
    this.rollbackToSavepoint = inner.rollbackToSavepoint?.bind(inner);
    this.releaseSavepoint = inner.releaseSavepoint?.bind(inner);
  }

  init: Driver['init'] = (options) => this.#inner.init(options);

  // Kysely's driver of PostgreSQL loses a connection that arrives after its end has begun, and then waits for it for ever. Nobody asks for one any more.
  destroy: Driver['destroy'] = async (options) => {
    await Promise.allSettled(this.#arriving);
    await this.#inner.destroy(options);
  };

  acquireConnection: Driver['acquireConnection'] = async (options) => {
    await this.#lock?.acquire();
    const connection = await this.#connect(options).catch((error: unknown) => {
      this.#lock?.release();
      throw error;
    });
    try {
      await this.#settle(connection);
    } catch (error) {
      await this.releaseConnection(connection);
      throw error;
    }
    return connection;
  };

  releaseConnection: Driver['releaseConnection'] = async (connection, options) => {
    try {
      await this.#inner.releaseConnection(connection, options);
    } finally {
      this.#lock?.release();
    }
  };

  // Nobody else gives the connection back when this throws. An embedded database is taken for writing at once: a transaction that has read before is
  // refused without a wait when another process has written meanwhile (sqlite.org/rescode.html#busy_snapshot).
  beginTransaction: Driver['beginTransaction'] = async (connection, settings) => {
    try {
      if (this.#lock) await connection.executeQuery(CompiledQuery.raw('begin immediate'));
      else await this.#inner.beginTransaction(connection, settings);
    } catch (error) {
      await this.releaseConnection(connection);
      throw error;
    }
  };

  // Whoever fails to commit rolls back.
  commitTransaction: Driver['commitTransaction'] = async (connection) => {
    this.#mayCommit();
    await this.#inner.commitTransaction(connection);
  };

  // Never throws, so that the connection is given back; why the transaction failed has been said before.
  rollbackTransaction: Driver['rollbackTransaction'] = async (connection) => {
    this.#unsettled.add(connection);
    await this.#settle(connection).catch(() => {});
  };

  async #connect(options: Parameters<Driver['acquireConnection']>[0]): Promise<DatabaseConnection> {
    const arriving = this.#inner.acquireConnection(options);
    this.#arriving.add(arriving);
    return arriving.finally(() => this.#arriving.delete(arriving));
  }

  /** Ends what an earlier transaction has left open. @throws what the database says while it cannot */
  async #settle(connection: DatabaseConnection): Promise<void> {
    if (!this.#unsettled.has(connection)) return;
    try {
      await this.#inner.rollbackTransaction(connection);
    } catch (error) {
      if (!hasEnded(error)) throw error;
    }
    this.#unsettled.delete(connection);
  }
}

// After a failed write (full disk, I/O error) SQLite rolls back by itself (sqlite.org/lang_transaction.html, section 3).
function hasEnded(error: unknown): boolean {
  return error instanceof Error && error.message.includes('no transaction is active');
}

function busy(): Error {
  return Object.assign(new Error(`the database was busy for ${MAX_WAIT_MS} ms`), { code: 'SQLITE_BUSY' });
}
