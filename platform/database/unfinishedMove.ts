import { isMissingTable } from './missingTable.ts';
import type { Orm } from './orm.ts';

// A table that is only there while rows are being moved into a database: no server sells from half a shop.
const TABLE = 'mudanca_em_andamento';

/** Whether a database waits for the rest of its rows. */
export async function isMoving(orm: Orm): Promise<boolean> {
  return (await sourceOf(orm)) !== null;
}

/** What was written down of where the rows come from; null when no move is under way. */
export async function sourceOf(orm: Orm): Promise<string | null> {
  try {
    const [row] = await orm.em.getConnection().execute<{ origem: string }[]>(`select origem from ${TABLE}`);
    return row?.origem ?? '';
  } catch (error) {
    if (isMissingTable(error)) return null;
    throw error;
  }
}

/** Writes down where the rows come from, before the first comes. */
export async function beginMove(orm: Orm, source: string): Promise<void> {
  const connection = orm.em.getConnection();
  await connection.execute(`create table if not exists ${TABLE} (origem text not null)`);
  await connection.execute(`delete from ${TABLE}`);
  await connection.execute(`insert into ${TABLE} (origem) values (?)`, [source]);
}

/** All rows are there. */
export async function endMove(orm: Orm): Promise<void> {
  await orm.em.getConnection().execute(`drop table ${TABLE}`);
}
