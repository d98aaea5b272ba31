import { isMissingTable } from './missingTable.ts';
import type { Orm } from './orm.ts';
import { isMoving } from './unfinishedMove.ts';

/** How the schema of a database stands to the migrations of this version; `unfinished` while a shop is being moved into it. */
export type SchemaState = 'current' | 'older' | 'newer' | 'empty' | 'unfinished';

/** What is said of a database that has half a shop. */
export const UNFINISHED = 'A mudança para este banco não terminou. Repita a mudança (move) com as configurações de antes.';

/** Compares what was done in a database with what this version knows; changes nothing. */
export async function schemaState(orm: Orm, known: readonly string[]): Promise<SchemaState> {
  if (await isMoving(orm)) return 'unfinished';
  if (!(await hasTable(orm))) return 'empty';
  const done = new Set((await orm.migrator.getExecuted()).map(({ name }) => name));
  if ([...done].some((name) => !known.includes(name))) return 'newer';
  return known.every((name) => done.has(name)) ? 'current' : 'older';
}

async function hasTable(orm: Orm): Promise<boolean> {
  try {
    await orm.em.getConnection().execute('select 1 from mikro_orm_migrations where 1 = 0');
    return true;
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
}
