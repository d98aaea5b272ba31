import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../startError.ts';
import { MOVED_SUFFIX, sqliteFile } from './sqliteFile.ts';

/** Says beside an embedded database that its shop is elsewhere by now, so that none is opened over it by mistake. @param where the new one, as the operator knows it */
export function markMoved(databaseUrl: string, where: string): void {
  const file = sqliteFile(databaseUrl);
  if (file !== null) writeFileSync(file + MOVED_SUFFIX, `${where}\n`);
}

/** Takes that back, where a shop has come to it. */
export function unmarkMoved(databaseUrl: string): void {
  const file = sqliteFile(databaseUrl);
  if (file !== null) rmSync(file + MOVED_SUFFIX, { force: true });
}

/** Lets no shop sell out of a database that another was moved out of: its orders would be nowhere else. @throws StartError */
export function refuseMoved(databaseUrl: string): void {
  const file = sqliteFile(databaseUrl);
  if (file === null || !existsSync(file + MOVED_SUFFIX)) return;
  const where = readFileSync(file + MOVED_SUFFIX, 'utf8').trim();
  throw new StartError(
    `A loja deste banco (${file}) mudou-se para ${where}, e o que fosse pedido aqui ficaria só aqui. ` +
      `Confira DATABASE_URL; para voltar mesmo a este banco, apague ${file}${MOVED_SUFFIX}.`,
  );
}
