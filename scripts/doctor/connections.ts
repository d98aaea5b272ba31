import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import pg from 'pg';
import { besideOrm } from '../../platform/database/besideOrm.ts';
import { LISTENS } from '../../platform/database/changeLine.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { soon } from '../../platform/soon.ts';
import { doubtful, good, type Finding } from './finding.ts';

/** What a machine takes at its fullest: 10 for the shop, 3 for counts, and the one that listens. */
const OF_A_MACHINE = 14;

/** What the server gives the account of the shop, by whichever of its limits is the least; each machine listens over one connection. */
const ASKED = `
  select count(distinct application_name) filter (where application_name like '% ${LISTENS}') as machines,
         (select least(
            nullif(datconnlimit, -1),
            nullif((select rolconnlimit from pg_roles where rolname = current_user), -1),
            current_setting('max_connections')::int
              - (select case when rolsuper then 0 else current_setting('superuser_reserved_connections')::int
                   + coalesce(current_setting('reserved_connections', true)::int, 0) end from pg_roles where rolname = current_user))
          from pg_database where datname = current_database()) as given
    from pg_stat_activity where datname = current_database()`;

/** What the account of the shop has open now: those of the machines that are up, and what this command has taken. */
const HELD = `
  select count(*) as held from pg_stat_activity
   where datname = current_database() and usename = current_user and application_name like 'loja%'`;

/** For how long one that is asked for is waited for, in milliseconds: one that is kept waiting would cost a request as much. */
const PATIENCE_MS = 3000;

/** Whether PostgreSQL, and what stands before it, gives as many connections as the machines that are up take at a peak; with fewer they wait for each other. */
export async function lookAtConnections(orm: Orm, databaseUrl: string): Promise<Omit<Finding, 'what'>> {
  const [row] = await orm.em.fork().getConnection().execute<{ machines: string; given: number }[]>(ASKED);
  const [machines, given] = [Math.max(1, Number(row!.machines)), Number(row!.given)];
  const wanted = machines * OF_A_MACHINE;
  const peak = `${machines === 1 ? 'uma máquina toma' : `${machines} máquinas tomam`} até ${wanted}`;
  const says = `o banco dá ${given}, e ${peak}`;
  if (given < wanted) return doubtful(`${says}: na hora cheia, pedidos esperam uns pelos outros; aumente max_connections`);
  const { got, held, isHeard } = await tryAtOnce(orm, databaseUrl);
  const wrong = [
    !isHeard &&
      'entre a loja e o banco há um pooler de transações: as mudanças não são ouvidas (LISTEN), cada página é feita de novo a cada visita, ' +
        'e os limites são de cada máquina; use pool_mode = session',
    // The machines that are up hold theirs.
    got < OF_A_MACHINE &&
      held < wanted &&
      `entre a loja e o banco há quem faça esperar: vieram ${held} com as que já estavam abertas, e ${peak}: na hora cheia, pedidos esperam ` +
        'uns pelos outros; com um pooler (PgBouncer), aumente default_pool_size',
  ].filter((said) => said !== false);
  return wrong.length > 0 ? doubtful(wrong.join('; ')) : good(says);
}

/** Takes as many connections at once as a machine does, each with a transaction, and gives them back. */
async function tryAtOnce(orm: Orm, databaseUrl: string) {
  const clients = Array.from({ length: OF_A_MACHINE }, () => {
    const settings = besideOrm(databaseUrl, 'loja-comando doctor');
    return new pg.Client({ ...settings, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  });
  const connection = orm.em.fork().getConnection();
  try {
    const tried = await Promise.allSettled(clients.map((client) => take(client)));
    const [taken, kept] = [true, false].map((is) =>
      clients.filter((_client, index) => (tried[index]!.status === 'fulfilled') === is),
    ) as [pg.Client[], pg.Client[]];
    const [first] = taken;
    // Over one of those: with few, none may be left for anybody else.
    const [row] = first ? (await first.query<{ held: string }>(HELD)).rows : await connection.execute<{ held: string }[]>(HELD);
    await endAll(kept);
    return { got: taken.length, held: Number(row!.held), isHeard: await hearEachOther(taken) };
  } finally {
    await endAll(clients);
  }
}

async function endAll(clients: readonly pg.Client[]): Promise<void> {
  await Promise.allSettled(clients.map((client) => client.end()));
}

async function take(client: pg.Client): Promise<void> {
  // One that ends while nobody uses it is told by what it is used for next.
  client.on('error', () => {});
  await client.connect();
  await client.query('begin');
}

/**
 * Whether one of the connections hears what another says. The others are in a transaction meanwhile: with a pooler of transactions the server that was told to
 * listen is theirs by then.
 */
async function hearEachOther([listener, ...others]: readonly pg.Client[]): Promise<boolean> {
  const [speaker] = others;
  if (!listener || !speaker) return true;
  const channel = `doctor_${randomUUID().replaceAll('-', '')}`;
  const heard = once(listener, 'notification');
  for (const client of others) await client.query('rollback');
  await listener.query('rollback');
  await listener.query(`listen ${channel}`);
  for (const client of others.toReversed()) await client.query('begin');
  await speaker.query('select pg_notify($1, $2)', [channel, '']);
  await speaker.query('commit');
  return soon(heard, PATIENCE_MS).then(
    () => true,
    () => false,
  );
}
