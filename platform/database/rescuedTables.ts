import { DatabaseSync } from 'node:sqlite';
import { isUnreadable } from './damage.ts';
import { settleLastOrders } from './lastOrders.ts';
import { counted, highestOf, isOfAnother, keysOf, namesOf, quoted, readableRows, type StoredRow } from './readableRows.ts';
import { brokenBytes, brokenJson, brokenTexts, columnsOf, differences, wrongTypes, type Column } from './rowDoubts.ts';

const STEPS = 'mikro_orm_migrations';
/** What SQLite answers about a row that breaks a rule of its table, and about a key that is no number (sqlite.org/rescode.html). */
const BROKEN_RULES: ReadonlySet<number> = new Set([19, 20]);

/** What became of a table. */
export interface RescuedTable {
  tabela: string;
  salvas: number;
  perdidas: number;
  /** How many of those that were saved are not what something else in the file says of them, or cannot be what was stored. */
  duvidosas: number;
  /** Whether no other row can be gone: an index that knows of all could be read. */
  todas: boolean;
  /** The highest key of those that were saved. */
  ultima: number;
}

/** With a line for each row that is gone, and for each that is doubtful, and the keys of those that are gone. */
type ReadTable = RescuedTable & { lost: string[]; doubtful: string[]; gone: number[] };

interface Schema {
  tables: { name: string; sql: string }[];
  unique: string[];
  rest: string[];
}

interface ReadParts {
  /** The database as it was found, and the new one. */
  found: string;
  made: string;
  /** What the one that was found is called where it comes from. */
  file: string;
  /** Names of the steps of the schema that this program knows, oldest first. */
  known: readonly string[];
  served: number | null;
  /** Whether there may have been orders after the last one of which anything tells. */
  isOpenEnded: boolean;
}

/** Reads what can be read of a database, which may be damaged, into a new one of the same schema. @throws Error where nothing can be, or it is another program's */
export function readInto({ found, made, file, known, served, isOpenEnded }: ReadParts) {
  const from = new DatabaseSync(found, { enableForeignKeyConstraints: false });
  const to = new DatabaseSync(made, { enableForeignKeyConstraints: false });
  try {
    const { tables, unique, rest } = schemaOf(from, file);
    const counters = new Map(tables.map(({ name }) => [name, counted(from, name)]));
    to.exec('pragma journal_mode = off; pragma synchronous = off; begin');
    for (const sql of [...tables.map((table) => table.sql), ...unique]) to.exec(sql);
    const rescued = tables.map(({ name }) => readTable(from, to, name));
    if (rescued.every(({ salvas }) => salvas === 0)) throw nothing(file);
    fillSteps(
      to,
      rescued.find(({ tabela }) => tabela === STEPS)!,
      known,
    );
    settleReferences(to, rescued);
    for (const sql of rest) to.exec(sql);
    const gone = rescued.find(({ tabela }) => tabela === 'assinaturas')!.gone;
    const orders = settleLastOrders(to, { served, gone, isOpenEnded });
    to.exec(`commit; pragma user_version = ${userVersion(from)}; pragma synchronous = full; vacuum`);
    return {
      tables: rescued,
      lost: rescued.flatMap(({ lost }) => lost),
      doubtful: rescued.flatMap(({ doubtful }) => doubtful),
      orders,
      counters,
    };
  } finally {
    from.close();
    to.close();
  }
}

/** @throws Error where not even the list of tables can be read, or it is another program's */
function schemaOf(db: DatabaseSync, file: string): Schema {
  let rows: { type: string; name: string; sql: string }[];
  try {
    const sql = "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite\\_%' escape '\\'";
    rows = db.prepare(sql).all() as unknown as typeof rows;
  } catch (cause) {
    if (isUnreadable(cause)) throw nothing(file, cause);
    throw cause;
  }
  const tables = rows.filter(({ type }) => type === 'table');
  if (!['assinaturas', STEPS].every((needed) => tables.some(({ name }) => name === needed)))
    throw new Error(`O arquivo ${file} não é um banco desta loja.`);
  const others = rows.filter(({ type }) => type !== 'table').map(({ sql }) => sql);
  const isUnique = (sql: string) => /^create unique/i.test(sql);
  return { tables, unique: others.filter(isUnique), rest: others.filter((sql) => !isUnique(sql)) };
}

function nothing(file: string, cause?: unknown): Error {
  return new Error(
    `De ${file} não se lê tabela nenhuma: está danificado o que diz onde elas começam. Guarde o arquivo, em que as linhas ainda podem estar, e abra a loja com a última cópia.`,
    { cause },
  );
}

/** Takes over what can be read of a table, and says which rows cannot. */
function readTable(from: DatabaseSync, to: DatabaseSync, name: string): ReadTable {
  const known = keysOf(from, name);
  const lost = new Set<number>();
  const saved = new Set<number>();
  const why = new Map<number, string>();
  const columns = columnsOf(from, name);
  const store = storing(to, name);
  // Rows that were read and are not saved, under keys that may be others' or none.
  const refused = new Map<number, string>();
  const twice = new Set<number>();
  let again = 0;
  const told = {
    unreadable: (key: number) => lost.add(key),
    stray: (key: number) => refused.set(key, 'lida, mas fora do lugar desta chave, e não salva'),
    again: (key: number) => {
      again++;
      twice.add(key);
    },
  };
  const doubts = new Map<number, Set<string>>();
  let isAllKnown = known.all;
  for (const read of readableRows(from, name, known, told)) {
    const { key, isKnown } = read;
    const { row, wrong, doubted } = judge(columns, read.row);
    if (!isKnown) doubted.add(known.all ? 'nenhum índice a conhece' : 'o contador da tabela não chega a esta chave');
    const isElsewhere = !isKnown && isOfAnother(from, name, known, read);
    doubts.delete(key);
    if (doubted.size > 0) doubts.set(key, doubted);
    if (!isElsewhere && wrong.length === 0 && store(row, saved.has(key) ? key : null)) {
      saved.add(key);
      // What does not know one may not know others.
      if (!isKnown) isAllKnown = false;
      continue;
    }
    const no = wrong.length > 0 ? `o que há no lugar dela não é desta tabela: ${wrong.join(', ')}` : null;
    if (!isKnown) refused.set(key, no ?? 'lida, mas o que há nela é de outra linha, e não salva');
    else lost.add(key);
    if (isKnown && no) why.set(key, no);
  }
  for (const key of known.keys) lost.add(key);
  for (const key of saved) lost.delete(key);
  for (const [key, differing] of differences(from, to, name))
    doubts.set(key, new Set([...(doubts.get(key) ?? []), ...differing]));
  for (const key of doubts.keys()) if (!saved.has(key)) doubts.delete(key);
  handOnCount(to, name, highestOf(known.keys, counted(from, name)));
  const gone = new Map<number, string[]>();
  const say = (key: number, ...said: string[]) => gone.set(key, [...(gone.get(key) ?? []), ...said]);
  for (const key of lost) say(key, ...(why.has(key) ? [why.get(key)!] : []));
  for (const [key, said] of refused) say(key, said);
  if (!known.all) for (const key of twice) say(key, 'há mais de uma linha com esta chave: só uma foi salva');
  return {
    tabela: name,
    salvas: saved.size,
    // Indexes name what there was under its own key; without one, whatever was read and not saved is a row of which nothing else tells.
    perdidas: known.all ? Math.max(lost.size, refused.size) : lost.size + refused.size + again,
    duvidosas: doubts.size,
    todas: isAllKnown || gone.size === 0,
    ultima: highestOf(saved),
    lost: linesOf(from, name, gone),
    gone: [...lost],
    doubtful: linesOf(from, name, doubts),
  };
}

/** Says of a row which columns show that it is none of its table, and which that it is not what was stored. What should be JSON and is none nobody could read: it goes, where a row may be without it. */
function judge(columns: readonly Column[], row: StoredRow) {
  const broken = brokenJson(columns, row);
  const wrong = [...wrongTypes(columns, row), ...broken.filter(({ isRequired }) => isRequired).map(({ name }) => name)];
  const texts = brokenTexts(columns, row).filter((name) => !broken.some((column) => column.name === name));
  const doubted = new Set([
    ...broken.map(({ name }) => `${name}: não se lê, e ficou sem valor`),
    ...texts.map((name) => `${name}: há no texto o que nenhum texto tem`),
    ...brokenBytes(columns, row).map((name) => `${name}: não é o que foi guardado, pelo digest da linha`),
  ]);
  const without = Object.fromEntries(broken.map(({ name }) => [name, null]));
  return { row: { ...row, ...without }, wrong, doubted };
}

/** A line for each of these rows of a table: what is said of it, and what indexes say of it. */
function linesOf(db: DatabaseSync, table: string, said: ReadonlyMap<number, Iterable<string>>): string[] {
  if (said.size === 0) return [];
  const names = namesOf(db, table, new Set(said.keys()));
  return [...said]
    .sort(([a], [b]) => a - b)
    .map(([key, of]) => [table, `linha=${key}`, ...of, ...(names.get(key) ?? [])].join('\t'));
}

/**
 * What stores a row, in the place of one where that has been stored, and answers whether it is one: of a page that something else was written over, what reads like a row
 * may break the rules of its table. @throws what keeps any row from being stored
 */
function storing(to: DatabaseSync, table: string): (row: StoredRow, before: number | null) => boolean {
  const names = columnsOf(to, table).map(({ name }) => name);
  const sql = `insert into ${quoted(table)} (${names.map(quoted).join(', ')}) values (${names.map(() => '?').join(', ')})`;
  const statement = to.prepare(sql);
  const drop = to.prepare(`delete from ${quoted(table)} where _rowid_ = ?`);
  return (row, before) => {
    if (before !== null) drop.run(before);
    try {
      statement.run(...names.map((column) => row[column] ?? null));
      return true;
    } catch (error) {
      if (!BROKEN_RULES.has(Number((error as { errcode?: number }).errcode) & 0xff)) throw error;
      return false;
    }
  };
}

/** Ids of rows that are gone are given to no others: the trace names them. */
function handOnCount(to: DatabaseSync, table: string, last: number): void {
  if (last <= counted(to, table)) return;
  to.prepare('delete from sqlite_sequence where name = ?').run(table);
  to.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, last);
}

/** Names the steps of the schema that cannot be read, where what can be is as this program has them: without them no version could tell which one this is. */
function fillSteps(to: DatabaseSync, table: ReadTable, known: readonly string[]): void {
  if (table.perdidas === 0) return;
  const read = to.prepare(`select id, name from ${STEPS}`).all();
  const last = highestOf(
    read.map(({ id }) => Number(id)),
    counted(to, STEPS),
  );
  if (last > known.length || read.some(({ id, name }) => known[Number(id) - 1] !== name)) return;
  const fill = to.prepare(`insert or ignore into ${STEPS} (id, name, executed_at) values (?, ?, datetime('now'))`);
  for (const [index, name] of known.slice(0, last).entries()) fill.run(index + 1, name);
  Object.assign(table, { salvas: last, perdidas: 0, todas: true, lost: [] });
}

/** Does with rows that refer to one that is gone what would have been done had it been deleted. */
function settleReferences(to: DatabaseSync, tables: readonly ReadTable[]): void {
  for (const { table, rowid, parent, fkid } of to.prepare('pragma foreign_key_check').all()) {
    const name = quoted(String(table));
    const key = to
      .prepare(`pragma foreign_key_list(${name})`)
      .all()
      .find(({ id }) => id === fkid)!;
    const read = tables.find(({ tabela }) => tabela === table)!;
    const line = `${String(table)}\tlinha=${Number(rowid)}\t`;
    if (key.on_delete === 'SET NULL') {
      to.exec(`update ${name} set ${quoted(String(key.from))} = null where _rowid_ = ${Number(rowid)}`);
      read.lost.push(`${line}salva, sem ${String(key.from)}: a linha de ${String(parent)} se perdeu`);
    } else {
      to.exec(`delete from ${name} where _rowid_ = ${Number(rowid)}`);
      read.lost.push(`${line}sem valor: a linha de ${String(parent)} se perdeu`);
      read.salvas -= 1;
      read.perdidas += 1;
    }
  }
}

function userVersion(db: DatabaseSync): number {
  return Number(db.prepare('pragma user_version').get()?.user_version ?? 0);
}
