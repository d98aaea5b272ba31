import type { ClientBase } from 'pg';
import { POSTGRES_WAITS } from './postgresWaits.ts';

/**
 * What the shop's statements, and whoever reads their answers, go by, and what PostgreSQL lets a server, a database or an account have otherwise: how instants
 * are written, how a text is, and what a transaction sees of others.
 */
const SETTINGS = {
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  standard_conforming_strings: 'on',
  default_transaction_isolation: 'read committed',
} as const;

/**
 * Schema of the shop's tables, before what else the account finds: where they are already, though one that is called like the account came later; else where
 * PostgreSQL would make them.
 */
const SEARCH_PATH = `
  (with found (names) as (select current_schemas(false)),
        home (name) as (
          select coalesce(
            (select nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace
              where relname = 'mikro_orm_migrations' and relkind = 'r' and nspname = any (names || 'public'::name)
              order by nspname <> 'public', array_position(names, nspname) limit 1),
            current_schema(), 'public') from found)
   select array_to_string(array(select quote_ident(each) from unnest(name || array_remove(names, name)) as each), ', ') from home, found)`;

const STEADY = `select ${Object.entries(SETTINGS)
  .map(([name, value]) => `set_config('${name}', '${value}', false)`)
  .join(', ')}, set_config('search_path', ${SEARCH_PATH}, false)`;

/** What node-postgres says of an answer that has not come in time, and of a connection that a pooler keeps waiting. */
const LATE = 'Query read timeout';
const KEPT_WAITING = 'Connection terminated due to connection timeout';

/**
 * Has a new connection mean the same by a statement wherever it is. A statement, and no parameter of the connection: a pooler refuses or ignores those.
 * @throws what PostgreSQL says
 */
export async function steadySettings(client: ClientBase): Promise<void> {
  const asked = { text: STEADY, query_timeout: POSTGRES_WAITS.connectionTimeoutMillis };
  await client.query(asked).catch((error: Error) => {
    throw error.message === LATE ? new Error(KEPT_WAITING, { cause: error }) : error;
  });
}
