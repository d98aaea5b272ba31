import type { Papel } from '../../modules/roles/papel.ts';
import { DatabaseSync } from 'node:sqlite';
import { dataDirOf } from './ports.ts';

type Row = Record<string, string | number | null>;

/** Runs a statement on the database of the shop under test, past its doors: for states that only time, or an older version, brings about. */
export function execute(sql: string, ...values: (string | number | null)[]): Row[] {
  return executeAt('shop', sql, ...values);
}

/** The same on another of the shops under test, where it is in nobody's way. */
export function executeAt(shop: Parameters<typeof dataDirOf>[0], sql: string, ...values: (string | number | null)[]): Row[] {
  const database = new DatabaseSync(`${dataDirOf(shop)}/site.db`);
  try {
    // Without waiting for the disk: the shop under test waits for this lock, and not long.
    database.exec('pragma busy_timeout = 5000; pragma synchronous = off');
    return database.prepare(sql).all(...values) as Row[];
  } finally {
    database.close();
  }
}

/** The stored row of a table. */
export function rowOf(table: string, id: number): Row {
  return execute(`select * from ${table} where id = ?`, id)[0]!;
}

/** How many lines the trace has about a row. */
export function traceOf(tabela: string, id: number): number {
  return Number(execute('select count(*) as n from alteracoes where tabela = ? and linha_id = ?', tabela, id)[0]!.n);
}

/** Puts a message of a visitor into the desk, past the form. Answers its id. */
export function writeMessage(assunto: string, shop: Parameters<typeof executeAt>[0] = 'shop'): number {
  const [row] = executeAt(
    shop,
    `insert into mensagens (criada_em, nome, email, celular, assunto, mensagem, busca)
     values (?, 'Rui', 'rui@exemplo.com', '11 9', ?, 'Olá', lower(?)) returning id`,
    Date.now(),
    assunto,
    assunto,
  );
  return Number(row!.id);
}

/** Adds an account of the staff, with the first administrator's password, past the form. */
export function writeAccount(
  usuario: string,
  shop: Parameters<typeof executeAt>[0] = 'shop',
  papel: Papel = 'administrador',
): void {
  executeAt(
    shop,
    `insert into administradores (usuario, senha_hash, papel, criado_em, ativo)
     select ?, senha_hash, ?, 0, 1 from administradores order by id limit 1`,
    usuario,
    papel,
  );
}
