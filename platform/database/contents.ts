import { DatabaseSync } from 'node:sqlite';
import { DamagedError, isDamage, saidOfDamage } from './damage.ts';
import { highestOrder } from './lastOrders.ts';
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
  /** The highest number of an order that it is known to have given; 0 where nobody can say. */
  given: number;
}

/** @throws DamagedError when what stands in a database is not what SQLite has written @param called what it is called where it comes from */
export function checkIntegrity(file: string, called = file): void {
  let found: unknown;
  try {
    found = lookInto(file, (db) => db.prepare('pragma integrity_check(1)').get()?.integrity_check);
  } catch (cause) {
    if (isDamage(cause)) throw new DamagedError(saidOfDamage(called), { cause });
    throw cause;
  }
  if (found !== 'ok') throw new DamagedError(saidOfDamage(called));
}

/** What a backup of the shop has. @throws Error that says why it is none, or cannot be put back @param at where it is looked at, if it is not where it lies */
export function checkOurs(file: string, at = file): Contents {
  try {
    checkIntegrity(at, file);
    return lookInto(at, contents);
  } catch (cause) {
    if (cause instanceof DamagedError) throw cause;
    throw new Error(`O arquivo ${file} não é um banco desta loja.`, { cause });
  }
}

/** Looks at a database that a copy is about to replace, as far as it can be read. */
export function lookBefore(file: string, copy: string): Formerly {
  try {
    checkIntegrity(file);
    return { contents: lookInto(file, contents), later: null, given: givenBy(file, true) };
  } catch {
    return { contents: null, later: laterThan(copy, file), given: givenBy(file, false) };
  }
}

function givenBy(file: string, isWhole: boolean): number {
  try {
    return lookInto(file, (db) => highestOrder(db, { isWhole }));
  } catch {
    return 0;
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
