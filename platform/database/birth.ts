import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isPostgres } from './dialect.ts';
import type { Orm } from './orm.ts';

/** When a database was made, which all copies of one shop share and others do not; null where it cannot be read. */
export function birthOf(file: string): string | null {
  if (!existsSync(file)) return null;
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const first = db.prepare('select name, executed_at from mikro_orm_migrations order by id limit 1').get();
      return first ? JSON.stringify(first) : null;
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}

const FIRST = 'select executed_at as em from mikro_orm_migrations order by id limit 1';

/** When the first step of an open database was made; null where none was. @throws what the database says */
export async function birthIn(orm: Orm): Promise<Date | null> {
  const [first] = await orm.em.fork().getConnection().execute<{ em: string | number | Date }[]>(FIRST);
  return first ? new Date(first.em) : null;
}

/** Lets a shop that has moved be as old as it is: copies are told from another shop's by it. */
export async function handOnBirth(from: Orm, to: Orm): Promise<void> {
  const birth = await birthIn(from);
  if (birth === null) return;
  const stored = isPostgres(to.em) ? birth.toISOString() : birth.getTime();
  const sql = 'update mikro_orm_migrations set executed_at = ? where id = (select min(id) from mikro_orm_migrations)';
  await to.em.getConnection().execute(sql, [stored]);
}
