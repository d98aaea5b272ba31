import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { giveToOwner } from '../owner.ts';
import { StartError } from '../startError.ts';
import type { Orm } from './orm.ts';
import { placeOf } from './place.ts';
import { createSharedRecord } from './sharedRecord.ts';
import { MOVED_SUFFIX, sqliteFile } from './sqliteFile.ts';

// The mark of an embedded database is a file beside it, which stays as it was; PostgreSQL keeps it in itself.

const RECORD = createSharedRecord('mudou-se', z.object({ para: z.string() }));

/** Says of a database that its shop is elsewhere by now, so that none is opened over it by mistake. @param where the new one, as the operator knows it */
export async function markMoved(orm: Orm, databaseUrl: string, where: string): Promise<void> {
  const file = sqliteFile(databaseUrl);
  if (file === null) await RECORD.write(orm.em.fork(), { para: where });
  else {
    writeFileSync(file + MOVED_SUFFIX, `${where}\n`);
    giveToOwner(file + MOVED_SUFFIX);
  }
}

/** Takes that back, where a shop has come to it, which may have brought along the mark of one that was moved before. */
export async function unmarkMoved(orm: Orm, databaseUrl: string): Promise<void> {
  const file = sqliteFile(databaseUrl);
  await RECORD.forget(orm.em.fork());
  if (file !== null) rmSync(file + MOVED_SUFFIX, { force: true });
}

/** Lets no shop sell out of a database that another was moved out of: its orders would be nowhere else. @throws StartError */
export async function refuseMoved(orm: Orm, databaseUrl: string): Promise<void> {
  refuseMovedFile(databaseUrl);
  if (sqliteFile(databaseUrl) !== null) return;
  const record = await RECORD.readIfThere(orm.em.fork());
  if (record) throw moved(placeOf(databaseUrl), record.para, `apague dele a linha 'mudou-se' da tabela registros`);
}

/** As `refuseMoved`, of an embedded one, which nobody has to open for it: nothing is copied out of it, or put in its place. @throws StartError */
export function refuseMovedFile(databaseUrl: string): void {
  const file = sqliteFile(databaseUrl);
  const mark = `${file}${MOVED_SUFFIX}`;
  if (file !== null && existsSync(mark)) throw moved(file, readFileSync(mark, 'utf8').trim(), `apague ${mark}`);
}

function moved(database: string, where: string, undo: string): StartError {
  return new StartError(
    `A loja deste banco (${database}) mudou-se para ${where}, e o que fosse pedido aqui ficaria só aqui. ` +
      `Confira DATABASE_URL; para voltar mesmo a este banco, ${undo}.`,
  );
}
