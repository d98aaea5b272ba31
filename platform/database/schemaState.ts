import { isMissingTable } from './missingTable.ts';
import type { Orm } from './orm.ts';
import { isMoving } from './unfinishedMove.ts';
import { unknownSteps } from './widening.ts';

/**
 * How the schema of a database stands to the migrations of this version: `wider` where a newer one has only added to it, `unfinished` while a shop is being
 * moved into it.
 */
export type SchemaState = 'current' | 'older' | 'newer' | 'wider' | 'empty' | 'unfinished';

/** What is said of a database that has half a shop. */
export const UNFINISHED = 'A mudança para este banco não terminou. Repita a mudança (move) com as configurações de antes.';

/** Compares what was done in a database with what this version knows; changes nothing. */
export async function schemaState(orm: Orm, known: readonly string[]): Promise<SchemaState> {
  if (await isMoving(orm)) return 'unfinished';
  if (!(await hasTable(orm))) return 'empty';
  const done = (await orm.migrator.getExecuted()).map(({ name }) => name);
  const { widening, others } = unknownSteps(done, new Set(known));
  if (others.length > 0) return 'newer';
  if (!known.every((name) => done.includes(name))) return 'older';
  return widening.length > 0 ? 'wider' : 'current';
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
