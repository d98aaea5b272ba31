import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DamagedError, isDamage, saidOfDamage } from './damage.ts';
import { keysOf } from './readableRows.ts';

/** Orders of a database, when the last of them came, and how many letters and webhooks wait in it. */
export interface Contents {
  assinaturas: number;
  ultima: string | null;
  esperam: number;
}

/** What there was before a copy was put in its place. */
export interface Formerly {
  /** Null where it cannot be read, or only in part: one cannot go back to it. */
  contents: Contents | null;
  /** Orders that came after the copy and are not in it, where the file is damaged; null where nobody can say. */
  later: number | null;
}

/** @throws DamagedError when what stands in a database is not what SQLite has written */
export function checkIntegrity(file: string): void {
  let found: unknown;
  try {
    found = lookInto(file, (db) => db.prepare('pragma integrity_check(1)').get()?.integrity_check);
  } catch (cause) {
    if (isDamage(cause)) throw new DamagedError(saidOfDamage(file), { cause });
    throw cause;
  }
  if (found !== 'ok') throw new DamagedError(saidOfDamage(file));
}

/** What a backup of the shop has. @throws Error that says why it is none, or cannot be put back */
export function checkOurs(file: string): Contents {
  if (!existsSync(file)) throw new Error(`Não há cópia em ${dirname(file)}: falta o arquivo ${basename(file)}.`);
  try {
    checkIntegrity(file);
    return lookInto(file, contents);
  } catch (cause) {
    if (cause instanceof DamagedError) throw cause;
    throw new Error(`O arquivo ${file} não é um banco desta loja.`, { cause });
  }
}

/** Looks at a database that a copy is about to replace, as far as it can be read. */
export function lookBefore(file: string, copy: string): Formerly {
  try {
    checkIntegrity(file);
    return { contents: lookInto(file, contents), later: null };
  } catch {
    return { contents: null, later: laterThan(copy, file) };
  }
}

/** How many orders a damaged database has, or had, that a copy has not, as its indexes tell. */
function laterThan(copy: string, damaged: string): number | null {
  try {
    const { keys, all } = lookInto(damaged, (db) => keysOf(db, 'assinaturas'));
    if (!all) return null;
    const copied = lookInto(copy, (db) => db.prepare('select id from assinaturas').all());
    const known = new Set(copied.map(({ id }) => Number(id)));
    return [...keys].filter((key) => !known.has(key)).length;
  } catch {
    return null;
  }
}

function contents(db: DatabaseSync): Contents {
  db.prepare('select 1 from mikro_orm_migrations').all();
  const row = db.prepare('select count(*) as quantas, max(data_cadastro) as ultima from assinaturas').get();
  // Of a version that told nobody anything.
  const tells = db.prepare("select 1 from sqlite_master where type = 'table' and name = 'entregas'").get();
  const waiting = tells && db.prepare("select count(*) as quantas from entregas where estado = 'esperando'").get();
  return { assinaturas: Number(row!.quantas), ultima: row!.ultima as string | null, esperam: Number(waiting?.quantas ?? 0) };
}

function lookInto<Result>(file: string, look: (db: DatabaseSync) => Result): Result {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return look(db);
  } finally {
    db.close();
  }
}
