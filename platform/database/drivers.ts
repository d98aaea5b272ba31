import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { SqliteConnection, SqliteDriver } from '@mikro-orm/sqlite';
import { commitsWait } from './commitsWait.ts';
import { EndingClient } from './endingClient.ts';
import { makeDo } from './fewConnections.ts';
import { steady } from './steadyDialect.ts';
import { commitWaits } from './unavailable.ts';

class SteadySqliteConnection extends SqliteConnection {
  override createKyselyDialect(...options: Parameters<SqliteConnection['createKyselyDialect']>) {
    return steady(super.createKyselyDialect(...options));
  }
}

class SteadyPostgresConnection extends PostgreSqlConnection {
  override createKyselyDialect(overrides: Parameters<PostgreSqlConnection['createKyselyDialect']>[0]) {
    const options = { ...overrides, Client: EndingClient, onPoolCreated: makeDo };
    return steady(super.createKyselyDialect(options), () => {
      if (commitsWait(this.config)) throw commitWaits();
    });
  }
}

/** MikroORM's driver of the embedded database, over connections that always come back. */
export class SteadySqliteDriver extends SqliteDriver {
  protected override readonly connection = new SteadySqliteConnection(this.config);
}

/** MikroORM's driver of PostgreSQL, over connections that always come back. */
export class SteadyPostgresDriver extends PostgreSqlDriver {
  protected override readonly connection = new SteadyPostgresConnection(this.config);
}

/**
 * What is waited for, in milliseconds (node-postgres, Client and Pool): a connection, a lock, a statement, and an answer that never comes; and after how
 * many seconds a connection is made anew, which stays with a server that is no longer the one its name leads to.
 */
export const POSTGRES_WAITS = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 35_000,
  maxLifetimeSeconds: 60,
  keepAlive: true,
} as const;
