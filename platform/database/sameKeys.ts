import { StartError } from '../startError.ts';
import type { Orm } from './orm.ts';
import { sqliteFile } from './sqliteFile.ts';

/** How the connections of every shop's server are called; what follows tells its keys. */
const PREFIX = 'loja ';

/** What the connections of a server with these keys are called, where all who use a PostgreSQL see it: enough of a digest to tell keys apart. */
export function nameOfConnections({ fingerprint }: { fingerprint: string }): string {
  return PREFIX + fingerprint.slice(0, 16);
}

/**
 * Lets no server work beside one that has other keys over the same PostgreSQL: each would refuse the sessions and the challenges of the other. A server asks its database something every ten seconds,
 * so what has been silent for a minute is what a machine that died has left. @throws StartError
 */
export async function refuseOtherKeys(orm: Orm, databaseUrl: string, name: string): Promise<void> {
  if (sqliteFile(databaseUrl) !== null) return;
  const others = await orm.em.getConnection().execute<unknown[]>(
    `select 1 from pg_stat_activity
       where datname = current_database() and application_name like ? and application_name not like ?
         and coalesce(state_change, now()) > now() - interval '1 minute'`,
    [`${PREFIX}%`, `${name}%`],
  );
  if (others.length === 0) return;
  throw new StartError(
    'Outro servidor está aberto com este banco e com outro segredo: um não reconheceria as sessões e os desafios do outro. ' +
      'Dê o mesmo SESSION_SECRET a todos (ou o mesmo arquivo session-secret em DATA_DIR); para trocar de segredo, pare todos antes.',
  );
}
