import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

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
