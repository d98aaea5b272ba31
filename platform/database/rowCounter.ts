import type { EntityMetadata } from '@mikro-orm/core';
import { isPostgres } from './dialect.ts';
import type { Orm } from './orm.ts';

// The ids of rows that were deleted are not given again: the trace of changes still names them.

/** Lets a table count its ids from where the same table of another database stands; both may be of either dialect. */
export async function handOnCounter(from: Orm, to: Orm, meta: EntityMetadata): Promise<void> {
  if (!meta.getPrimaryProps().every(({ autoincrement }) => autoincrement)) return;
  const last = await lastIdOf(from, meta.tableName);
  if (last === 0) return;
  const connection = to.em.getConnection();
  if (isPostgres(to.em)) {
    await connection.execute(`select setval(pg_get_serial_sequence('"${meta.tableName}"', 'id'), ${last})`);
    return;
  }
  await connection.execute('delete from sqlite_sequence where name = ?', [meta.tableName]);
  await connection.execute('insert into sqlite_sequence (name, seq) values (?, ?)', [meta.tableName, last]);
}

async function lastIdOf(orm: Orm, table: string): Promise<number> {
  const connection = orm.em.getConnection();
  if (!isPostgres(orm.em)) {
    const [row] = await connection.execute<{ seq: number }[]>('select seq from sqlite_sequence where name = ?', [table]);
    return row?.seq ?? 0;
  }
  const [sequence] = await connection.execute<{ name: string }[]>(`select pg_get_serial_sequence('"${table}"', 'id') as name`);
  const [row] = await connection.execute<{ last: string }[]>(
    `select case when is_called then last_value else 0 end as last from ${sequence!.name}`,
  );
  return Number(row!.last);
}
