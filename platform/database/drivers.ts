import type { MikroORM } from '@mikro-orm/core';
import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { SqliteConnection, SqliteDriver } from '@mikro-orm/sqlite';
import type { ClientBase, Pool } from 'pg';
import { commitsWait } from './commitsWait.ts';
import { createConnectionLineages } from './connectionLineage.ts';
import { EndingClient } from './endingClient.ts';
import { makeDo, type MakingDo } from './fewConnections.ts';
import { steady } from './steadyDialect.ts';
import { steadySettings } from './steadySettings.ts';
import { commitWaits } from './unavailable.ts';

class SteadySqliteConnection extends SqliteConnection {
  override createKyselyDialect(...options: Parameters<SqliteConnection['createKyselyDialect']>) {
    return steady(super.createKyselyDialect(...options));
  }
}

class SteadyPostgresConnection extends PostgreSqlConnection {
  #pool: MakingDo | null = null;
  readonly #lineages = createConnectionLineages((isOfNow) => this.#pool?.endOthers(isOfNow));

  giveUp(): void {
    this.#pool?.giveUp();
  }

  async spareOne(): Promise<boolean> {
    return this.#pool?.spareOne() ?? false;
  }

  admit(client: ClientBase): Promise<void> {
    return this.#lineages.admit(client);
  }

  forgetLineage(): void {
    this.#lineages.forget();
  }

  override createKyselyDialect(overrides: Parameters<PostgreSqlConnection['createKyselyDialect']>[0]) {
    const options = {
      ...overrides,
      Client: EndingClient,
      onPoolCreated: (pool: Pool) => void (this.#pool = makeDo(pool)),
      onConnect: async (client: ClientBase) => {
        await steadySettings(client);
        await this.admit(client);
      },
    };
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
 * Ends every connection of the pool to PostgreSQL, for good: what waits for its answer, and whatever is asked from then on, fails as with a database that is
 * away. Nothing waits for an embedded one.
 */
export function giveUp(orm: MikroORM): void {
  const connection = orm.em.getConnection();
  if (connection instanceof SteadyPostgresConnection) connection.giveUp();
}

/** Ends one of several connections to PostgreSQL, so that it has one to give to who needs one of his own (`spareOne` of `fewConnections.ts`). Answers whether there was one to spare. */
export async function spareOne(orm: MikroORM): Promise<boolean> {
  const connection = orm.em.getConnection();
  return connection instanceof SteadyPostgresConnection && connection.spareOne();
}

/** Lets connections lead to a PostgreSQL of before from now on, which somebody means (`connectionLineage.ts`). */
export function forgetLineage(orm: MikroORM): void {
  const connection = orm.em.getConnection();
  if (connection instanceof SteadyPostgresConnection) connection.forgetLineage();
}

/**
 * Has a connection to PostgreSQL beside those of the pool count as one of them: where it leads to an heir, they end, though all of them wait for a server that is
 * silent. @throws as a connection of the pool is refused
 */
export async function admitBeside(orm: MikroORM, client: ClientBase): Promise<void> {
  const connection = orm.em.getConnection();
  if (connection instanceof SteadyPostgresConnection) await connection.admit(client);
}
