import { DatabaseSync } from 'node:sqlite';
import { isUnreadable } from './damage.ts';
import type { MendedSchema } from './damagedSchema.ts';
import { settleLastOrders } from './lastOrders.ts';
import {
  counted,
  highestOf,
  isOfAnother,
  keysOf,
  namesOf,
  quoted,
  readableRows,
  sayingsOf,
  type StoredRow,
} from './readableRows.ts';
import { storing } from './mendedRows.ts';
import {
  brokenBytes,
  brokenJson,
  brokenTexts,
  columnsOf,
  differences,
  wrongTypes,
  type Column,
  type Lists,
} from './rowDoubts.ts';

const STEPS = 'mikro_orm_migrations';

/** What a counter is believed that no index bears out. */
const HIGHEST_COUNT = 2 ** 31 - 1;

/** What became of a table. */
export interface RescuedTable {
  tabela: string;
  salvas: number;
  perdidas: number;
  /** Numbers that its counter has given, and of which nothing tells whether their rows were deleted or are gone. */
  talvez: number;
  /** How many of those that were saved are not what something else in the file says of them, or cannot be what was stored. */
  duvidosas: number;
  /** Whether no other row can be gone: an index that knows of all could be read. */
  todas: boolean;
  /** Set where nobody can say where it begins: it is empty in what was saved. */
  semComeco?: true;
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
  /** Values that columns can have, where they are a list. */
  lists: Lists;
  served: number | null;
  /** Whether there may have been orders after the last one of which anything tells. */
  isOpenEnded: boolean;
  /** What became of the list of tables, where that was damaged. */
  mended?: MendedSchema | null;
}

/** Nothing can be read of a database, or not the list of what is in it. Its message is a sentence that says what to do. */
export class UnreadableError extends Error {}

/** Reads what can be read of a database, which may be damaged, into a new one of the same schema. @throws Error where nothing can be, or it is another program's */
export function readInto({ found, made, file, known, lists, served, isOpenEnded, mended = null }: ReadParts) {
  const from = new DatabaseSync(found, { enableForeignKeyConstraints: false });
  const to = new DatabaseSync(made, { enableForeignKeyConstraints: false });
  try {
    const { tables, unique, rest } = schemaOf(from, file, mended);
    const counters = new Map(tables.map(({ name }) => [name, counted(from, name)]));
    to.exec('pragma journal_mode = off; pragma synchronous = off; begin');
    for (const sql of [...tables.map((table) => table.sql), ...unique]) to.exec(sql);
    const rescued = tables.map(({ name }) =>
      mended?.missing.includes(name) ? missingTable(name) : readTable(from, to, name, lists[name]),
    );
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
function schemaOf(db: DatabaseSync, file: string, mended: MendedSchema | null): Schema {
  let rows: { type: string; name: string; sql: string }[];
  try {
    const sql = "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite\\_%' escape '\\'";
    rows = [...(db.prepare(sql).all() as unknown as typeof rows), ...((mended?.added as typeof rows | undefined) ?? [])];
  } catch (cause) {
    if (isUnreadable(cause)) throw nothing(file, cause);
    throw cause;
  }
  const tables = rows.filter(({ type }) => type === 'table');
  const isThere = (needed: string) => tables.some(({ name }) => name === needed) && !mended?.missing.includes(needed);
  if (mended && !['assinaturas', STEPS].every(isThere)) throw nothing(file);
  if (!['assinaturas', STEPS].every(isThere)) throw new Error(`O arquivo ${file} não é um banco desta loja.`);
  const others = rows.filter(({ type }) => type !== 'table').map(({ sql }) => sql);
  const isUnique = (sql: string) => /^create unique/i.test(sql);
  return { tables, unique: others.filter(isUnique), rest: others.filter((sql) => !isUnique(sql)) };
}

function nothing(file: string, cause?: unknown): Error {
  return new UnreadableError(
    `De ${file} não se lê tabela nenhuma: está danificado o que diz onde elas começam, e procurando página a página não se acha o bastante. ` +
      'Guarde o arquivo, em que as linhas ainda podem estar. Se há uma cópia da loja, diga-a com --copia PASTA e repita; ou tente sqlite3 ARQUIVO .recover (o sqlite3 de sqlite.org), ' +
      'que olha cada página. Só sem isso abra a loja com a última cópia (restore PASTA): ela não tem o que veio depois.',
    { cause },
  );
}

/** What is said of a table of which nobody can say where it begins. */
function missingTable(tabela: string): ReadTable {
  const lost = [`${tabela}\ttoda a tabela: não se acha onde ela começa`];
  return {
    tabela,
    salvas: 0,
    perdidas: 0,
    talvez: 0,
    duvidosas: 0,
    todas: false,
    ultima: 0,
    semComeco: true,
    lost,
    doubtful: [],
    gone: [],
  };
}

/** Takes over what can be read of a table, and says which rows cannot. */
function readTable(from: DatabaseSync, to: DatabaseSync, name: string, lists?: Lists[string]): ReadTable {
  const known = keysOf(from, name);
  const lost = new Set<number>();
  const saved = new Set<number>();
  const why = new Map<number, string>();
  const columns = columnsOf(from, name);
  const { mend, store } = storing(from, to, name, lists);
  const drop = to.prepare(`delete from ${quoted(name)} where _rowid_ = ?`);
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
    const { row: judged, wrong, doubted } = judge(columns, read.row);
    const { row, doubts: impossible } = wrong.length === 0 ? mend(key, judged) : { row: judged, doubts: [] };
    for (const said of impossible) doubted.add(said);
    if (!isKnown) doubted.add(known.all ? 'nenhum índice a conhece' : 'o contador da tabela não chega a esta chave');
    const isElsewhere = !isKnown && isOfAnother(from, name, known, read);
    doubts.delete(key);
    if (!isElsewhere && wrong.length === 0 && saved.has(key)) drop.run(key);
    const stored = !isElsewhere && wrong.length === 0 ? store(key, row) : null;
    for (const said of stored ?? []) doubted.add(said);
    if (doubted.size > 0) doubts.set(key, doubted);
    if (stored) {
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
  const missing = known.all ? [] : rangesWithout([saved, gone], counted(from, name));
  return {
    tabela: name,
    salvas: saved.size,
    talvez: missing.reduce((sum, [first, last]) => sum + last - first + 1, 0),
    // Indexes name what there was under its own key; without one, whatever was read and not saved is a row of which nothing else tells.
    perdidas: known.all ? Math.max(lost.size, refused.size) : lost.size + refused.size + again,
    duvidosas: doubts.size,
    todas: isAllKnown || gone.size === 0,
    ultima: highestOf(saved),
    lost: [
      ...linesOf(gone, sayingsOf(from, name, { keys: new Set(gone.keys()) }), name),
      ...missing.map(
        ([first, last]) =>
          `${name}\tlinha=${first === last ? first : `${first}-${last}`}\ttalvez perdida: o contador já deu este número, e nenhum índice diz se a linha foi excluída`,
      ),
    ],
    gone: [...lost],
    doubtful: linesOf(doubts, namesOf(from, name, new Set(doubts.keys())), name),
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

/** Numbers up to a last one that are in none of these, from where to where. */
function rangesWithout(known: readonly { keys: () => Iterable<number> }[], last: number): [number, number][] {
  if (last > HIGHEST_COUNT) return [];
  const ranges: [number, number][] = [];
  const sorted = [...new Set(known.flatMap((keys) => [...keys.keys()]))].filter((key) => key <= last).sort((a, b) => a - b);
  let next = 1;
  for (const key of [...sorted, last + 1]) {
    if (key > next) ranges.push([next, key - 1]);
    next = Math.max(next, key + 1);
  }
  return ranges;
}

/** A line for each of these rows of a table: what is said of it, and what indexes say of it. */
function linesOf(
  said: ReadonlyMap<number, Iterable<string>>,
  known: ReadonlyMap<number, Iterable<string>>,
  table: string,
): string[] {
  return [...said]
    .sort(([a], [b]) => a - b)
    .map(([key, of]) => [table, `linha=${key}`, ...of, ...(known.get(key) ?? [])].join('\t'));
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
