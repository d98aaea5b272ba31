import { LISTENS } from '../../platform/database/changeLine.ts';
import type { Orm } from '../../platform/database/orm.ts';
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

/** Whether PostgreSQL gives as many connections as the machines that are up take at a peak; with fewer they wait for each other. */
export async function lookAtConnections(orm: Orm): Promise<Omit<Finding, 'what'>> {
  const [row] = await orm.em.fork().getConnection().execute<{ machines: string; given: number }[]>(ASKED);
  const [machines, given] = [Math.max(1, Number(row!.machines)), Number(row!.given)];
  const wanted = machines * OF_A_MACHINE;
  const says = `o banco dá ${given}, e ${machines === 1 ? 'uma máquina toma' : `${machines} máquinas tomam`} até ${wanted}`;
  if (given >= wanted) return good(says);
  return doubtful(`${says}: na hora cheia, pedidos esperam uns pelos outros; aumente max_connections`);
}
