import { inTurn } from './inTurn.ts';
import type { Orm } from './orm.ts';
import { whenFree } from './whenFree.ts';

/** What PostgreSQL calls the line on which changes are told of (NOTIFY, LISTEN). */
export const CHANNEL = 'loja_mudou';
const ANNOUNCES = 'avisar_mudanca';
const TRIGGER = 'avisa_mudanca';

/**
 * Has PostgreSQL tell on the channel, with the commit, that one of these tables was changed, whoever did it: another process, a command, or somebody with
 * `psql`, and how the connection calls itself. Of many statements of one transaction it tells once for each table. Once is enough; it is asked for at each start, so that no table is forgotten.
 */
export async function announceChanges(orm: Orm, url: string, tables: readonly string[]): Promise<void> {
  const silent = () => silentOf(orm, tables);
  if ((await silent()).length === 0) return;
  await inTurn(orm, url, async () => {
    const connection = orm.em.fork().getConnection();
    await connection.execute(`create or replace function ${ANNOUNCES}() returns trigger language plpgsql as $$
      begin
        perform pg_notify('${CHANNEL}', tg_table_name || ' ' || current_setting('application_name'));
        return null;
      end $$`);
    for (const table of await silent())
      await whenFree(orm, async (tx) => {
        // One that somebody has switched off.
        await tx.execute(`drop trigger if exists ${TRIGGER} on "${table}"`);
        await tx.execute(`create trigger ${TRIGGER} after insert or update or delete or truncate on "${table}"
          for each statement execute function ${ANNOUNCES}()`);
      });
  });
}

/** Those of these tables whose changes are not told. */
async function silentOf(orm: Orm, tables: readonly string[]): Promise<string[]> {
  return without(await toldOf(orm), tables);
}

/**
 * Which tables are those whose changes are told: another text where one of them was made anew, as a restore under an open shop does, which tells nothing.
 * @throws Error where one of them tells nothing; what the database says
 */
export async function announcing(orm: Orm, tables: readonly string[]): Promise<string> {
  const told = await toldOf(orm);
  const silent = without(told, tables);
  if (silent.length > 0) throw new Error(`changes of ${silent.join(', ')} are not told: end the restore, or start anew`);
  return told.map(({ oid }) => oid).join();
}

interface Told {
  name: string;
  oid: string;
}

const without = (told: readonly Told[], tables: readonly string[]) =>
  tables.filter((table) => !told.some(({ name }) => name === table));

async function toldOf(orm: Orm): Promise<Told[]> {
  return orm.em
    .fork()
    .getConnection()
    .execute(
      `select c.relname as name, c.oid::text as oid from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname = '${TRIGGER}' and t.tgenabled = 'O' and pg_table_is_visible(c.oid) order by c.oid`,
    );
}
