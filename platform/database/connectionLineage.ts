import type { ClientBase } from 'pg';
import { announce } from '../happenings.ts';
import { filesOf, goesOnWith, isNotTold, LINEAGE, lineageIn } from './identity.ts';
import { POSTGRES_WAITS } from './postgresWaits.ts';

/** What it is called where a connection leads to a database that another has taken over from. */
export const DATABASE_OF_BEFORE = 'BANCO_DE_ANTES';

/** On which line of its history a database is, as the connections of a pool have found. */
export interface ConnectionLineages {
  /** Asks a new connection. @throws Error with `code` `DATABASE_OF_BEFORE` where it leads to one that another has taken over from, and what PostgreSQL says */
  admit: (client: ClientBase) => Promise<void>;
  /** From now on a connection to a database of before is as good as any: somebody means it. */
  forget: () => void;
}

/**
 * Has all connections of a pool lead to one database. An address that moves to a standby leaves those that are open with the server of before, as long as that
 * lives: what it stores is nowhere else. The first connection that leads to the heir ends them, whatever they are at, and one that leads back is none.
 * @param endOthers ends the connections that are open for which this is not true
 */
export function createConnectionLineages(endOthers: (isOfNow: (client: ClientBase) => boolean) => void): ConnectionLineages {
  const lineages = new WeakMap<ClientBase, string>();
  let newest = '';
  /** The newest of each server's: one that is nobody's in between makes none forgotten. */
  const newestOf = new Map<string, string>();
  let isSilent = false;
  return {
    async admit(client) {
      const lineage = isSilent
        ? ''
        : await ask(client).catch((error: unknown) => {
            if (!isNotTold(error)) throw error;
            isSilent = true;
            return '';
          });
      // One that only follows another takes nothing, and says so by itself.
      if (lineage === '' || lineage === null) return;
      const files = filesOf(lineage);
      if (goesOnWith(newestOf.get(files) ?? '', lineage)) throw ofBefore();
      newestOf.set(files, lineage);
      lineages.set(client, lineage);
      const before = newest;
      newest = lineage;
      if (before === '' || before === lineage) return;
      endOthers((other) => other === client || lineages.get(other) === lineage);
      announce('tookOver', {});
    },
    forget() {
      newest = '';
      newestOf.clear();
    },
  };
}

async function ask(client: ClientBase): Promise<string | null> {
  const asked = { text: LINEAGE, query_timeout: POSTGRES_WAITS.connectionTimeoutMillis };
  return lineageIn((await client.query<Record<string, unknown>>(asked)).rows);
}

function ofBefore(): Error {
  return Object.assign(new Error('the connection leads to a database that another has taken over from'), {
    code: DATABASE_OF_BEFORE,
  });
}
