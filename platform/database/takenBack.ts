import { DatabaseSync } from 'node:sqlite';
import { birthOf } from './birth.ts';
import { RECORDS } from './sharedRecord.ts';

/** What opens or closes a door of the shop, as rows say it. */
interface Doors {
  table: string;
  /** What the trace calls the table. */
  traced: string;
  /** What a row is called by people. */
  name: (row: Row) => string;
  /** Columns by which a row opens something, and what is said of one that has become another. */
  opens: Readonly<Record<string, string>>;
  /** Of these, the column with words that open once each, and are taken out without a trace. */
  once?: string;
}
type Row = Readonly<Record<string, unknown>>;

/** Every table with a secret that somebody comes in with, or by which somebody is told of orders. */
export const DOORS = {
  accounts: {
    table: 'administradores',
    traced: 'administrador',
    name: ({ usuario }) => String(usuario),
    opens: {
      senha_hash: 'senha',
      ativo: 'acesso',
      papel: 'papel',
      fator_desde: 'segundo fator',
      codigos_de_recuperacao: 'códigos de recuperação',
    },
    once: 'codigos_de_recuperacao',
  },
  keys: {
    table: 'chaves_de_acesso',
    traced: 'chave',
    name: ({ nome, comeco }) => `${String(nome)} (${String(comeco)}…)`,
    opens: { digesto: 'segredo', revogada_em: 'revogada' },
  },
  webhooks: {
    table: 'webhooks',
    traced: 'webhook',
    name: ({ url }) => String(url),
    opens: { segredo: 'segredo', url: 'endereço', eventos: 'eventos', pausado_em: 'pausa' },
  },
} satisfies Record<string, Doors>;

/** What the database that is replaced knew, and the copy that takes its place does not: each is a name, and what was changed. */
export interface TakenBack extends Record<keyof typeof DOORS, string[]> {
  /** How often somebody was erased since. */
  erasures: number;
}

/**
 * Compares a copy that is about to be put back with the database that it replaces. Null where that one is of another shop, or cannot be read:
 * nobody can say then.
 */
export function takenBack(copy: string, replaced: string): TakenBack | null {
  const birth = birthOf(copy);
  if (birth === null || birthOf(replaced) !== birth) return null;
  const [now, formerly] = [copy, replaced].map((file) => new DatabaseSync(file, { readOnly: true })) as [
    DatabaseSync,
    DatabaseSync,
  ];
  try {
    const changed = (doors: Doors) => changedSince(doors, now, formerly);
    return {
      accounts: changed(DOORS.accounts),
      keys: changed(DOORS.keys),
      webhooks: changed(DOORS.webhooks),
      erasures: erasuresSince(now, formerly),
    };
  } catch {
    return null;
  } finally {
    for (const db of [now, formerly]) db.close();
  }
}

/** What a database that is put back must not go on with: sessions that were ended since, links of access that were used since (an invitation stays one), passkeys, of which some were removed since (codes open what they did), and the places of the mirror, which others have passed already (058). */
const OF_ITS_DAY = {
  sessoes: 'delete from sessoes',
  passkeys: 'delete from passkeys',
  links_de_acesso: 'update links_de_acesso set expira_em = 0',
  [RECORDS]: `delete from ${RECORDS} where nome = 'espelho'`,
};

/** Takes out of a copy, before it is put back, what was good on its day only. */
export function beginAnew(file: string): void {
  const db = new DatabaseSync(file);
  try {
    for (const [table, statement] of Object.entries(OF_ITS_DAY)) if (has(db, table)) db.exec(statement);
  } finally {
    db.close();
  }
}

function changedSince({ table, traced, name, opens, once }: Doors, now: DatabaseSync, formerly: DatabaseSync): string[] {
  if (!has(now, table) || !has(formerly, table)) return [];
  const rows = (db: DatabaseSync) => db.prepare(`select * from ${table} order by id`).all() as Row[];
  const others = new Map(rows(formerly).map((row) => [row.id, row]));
  return rows(now).flatMap((row) => {
    const other = others.get(row.id);
    const columns = other ? Object.keys(opens).filter((column) => differs(row, other, column, column === once)) : [];
    if (other && columns.length === 0) return [];
    // Of two that differ, the newer one is whose trace goes on: whoever goes back to what was before a restore takes nothing back.
    const goesOn = lastTraced(now, traced, row.id) > lastTraced(formerly, traced, row.id);
    const taken = goesOn ? columns.filter((column) => other && column === once && wereUsed(row, other, column)) : columns;
    if (goesOn && taken.length === 0) return [];
    return [`${name(row)}: ${other ? taken.map((column) => opens[column]).join(', ') : 'apagado'}`];
  });
}

/** Whether a row opens something by this column that the other does not. A column that only one of the versions has is empty in the other. */
function differs(row: Row, other: Row, column: string, inWords: boolean): boolean {
  if (!inWords) return (row[column] ?? null) !== (other[column] ?? null);
  const left = wordsOf(other[column]);
  return wordsOf(row[column]).some((word) => !left.includes(word));
}

/** Whether what is left of a row's words in the other row says that some were used there, and not that others took their place. */
function wereUsed(row: Row, other: Row, column: string): boolean {
  const [words, left] = [wordsOf(row[column]), wordsOf(other[column])];
  return left.length > 0 && left.every((word) => words.includes(word));
}

function wordsOf(value: unknown): string[] {
  return typeof value === 'string' ? value.split(' ').filter(Boolean) : [];
}

/** When a row was last changed by somebody whom the trace knows, in milliseconds; 0 where never. */
function lastTraced(db: DatabaseSync, table: string, id: unknown): number {
  const row = db.prepare('select max(em) as em from alteracoes where tabela = ? and linha_id = ?').get(table, Number(id));
  return Number(row?.em ?? 0);
}

function erasuresSince(now: DatabaseSync, formerly: DatabaseSync): number {
  const sql = `select id, em from alteracoes where tabela = 'titular' and acao = 'apagou'`;
  const known = new Set(
    now
      .prepare(sql)
      .all()
      .map((row) => JSON.stringify(row)),
  );
  return formerly
    .prepare(sql)
    .all()
    .filter((row) => !known.has(JSON.stringify(row))).length;
}

function has(db: DatabaseSync, table: string): boolean {
  return db.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table) !== undefined;
}
