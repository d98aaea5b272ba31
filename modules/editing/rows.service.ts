import { setImmediate } from 'node:timers/promises';
import {
  LockMode,
  TransactionPropagation,
  wrap,
  type EntityClass,
  type EntityManager,
  type FilterQuery,
  type ObjectQuery,
  type QueryOrderMap,
  type RequiredEntityData,
} from '@mikro-orm/core';
import { onceMoreAfterDeadlock } from '../../platform/database/deadlock.ts';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import type { Target } from './target.ts';
import { registrarAto } from './ato.service.ts';
import type { Autor } from './autor.ts';
import { registrarAlteracao } from './alteracao.service.ts';
import { compararFotos } from './mudanca.ts';
import { NADA_SOBRESCRITO } from './repeticao.service.ts';
import { palavraDe, type Tabela } from './tabela.ts';
import { listQuerySchema, type ListQuery, type ListPage } from './list.ts';
import { PAGE_SIZE } from './pageSize.ts';

/** Rows that an export reads at once: an embedded database has everybody wait meanwhile. */
const LOTE = 200;
/** Rows that a search finds at most where they are found at once. */
const FEW = 500;
/** Several changes may be one: within a transaction of the caller's, they are done or undone with it. A new object each time: the ORM writes into it. */
export const junto = () => ({ propagation: TransactionPropagation.REQUIRED });

/** What every row that staff edit has. */
export interface EditedRow {
  id: number;
  versao: number;
}

/** What the staff's use cases need to know of a table. */
export interface EditedTable<Row extends EditedRow> {
  entidade: EntityClass<Row>;
  /** Its fields, and what the trace and messages call one row. */
  schema: Tabela;
  /** What people call a row. */
  rotulo: (row: Row) => string;
  /** Locks rows and the others that a change of them may change, in an order that is the same for all of them; before the rows are looked at. */
  travar?: (tx: EntityManager, ids: readonly number[]) => Promise<unknown>;
  /** What else follows from what is said of a row, in the transaction that changes it, before that is stored. */
  seguir?: (tx: EntityManager, mudanca: { row: Row; antes: Snapshot; autor: Autor }) => Promise<void>;
  /** Tells others outside what has happened to a row, in the transaction that does it. */
  anunciar?: (tx: EntityManager, mudanca: MudancaDaLinha<Row>) => Promise<void>;
}

type Acao = 'criou' | 'alterou' | 'excluiu';

/** What has happened to a row. */
interface MudancaDaLinha<Row> {
  row: Row;
  acao: Acao;
  /** Fields that say something else now; one that was made, or deleted, has all of them. */
  campos: readonly string[];
  /** What it said. */
  antes: Snapshot;
}

/** Columns to write. */
export type Columns<Row> = Partial<RequiredEntityData<Row>>;

/** One page of a table, sorted by a column that the list allows. @throws `DADOS_INVALIDOS` for a page or a column that there is not */
export async function listRows<Row extends EditedRow>(
  em: EntityManager,
  { entidade }: EditedTable<Row>,
  query: ListQuery,
  { where, ordens, padrao }: { where: FilterQuery<Row>; ordens: readonly (keyof Row & string)[]; padrao: QueryOrderMap<Row>[] },
): Promise<ListPage<Row>> {
  const { pagina, ordenar } = parseInput(listQuerySchema(ordens), query);
  const coluna = ordens.find((nome) => nome === ordenar);
  const escolhida = coluna && ([{ [coluna]: query.decrescente ? 'desc' : 'asc' }] as unknown as QueryOrderMap<Row>[]);
  const page = {
    orderBy: [...(escolhida ?? []), ...padrao] as never,
    limit: PAGE_SIZE,
    offset: (pagina - 1) * PAGE_SIZE,
  };
  const found = query.busca ? await findFew(em, entidade, where) : null;
  if (found !== null) return { itens: (await em.find(entidade, found, page)) as Row[], total: found.id.$in.length };
  const [itens, total] = await em.findAndCount(entidade, where, page);
  return { itens: itens as Row[], total };
}

/** What is searched for is mostly in few rows, which are found by reading all of them once: a page of them, and how many there are, would read them twice. Null where they are many. */
async function findFew<Row extends EditedRow>(em: EntityManager, entidade: EntityClass<Row>, where: FilterQuery<Row>) {
  const found = await em.find(entidade, where, { fields: ['id'] as never, limit: FEW + 1, disableIdentityMap: true });
  if (found.length > FEW) return null;
  return { id: { $in: found.map(({ id }) => id) } } as FilterQuery<Row> & { id: { $in: number[] } };
}

/** Every row of a filter, the newest first, a batch at a time: what an export reads. */
export async function* walkRows<Row extends EditedRow>(
  em: EntityManager,
  { entidade }: EditedTable<Row>,
  where: ObjectQuery<Row>,
): AsyncGenerator<Row> {
  let ultima = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const lote = (await em.find(entidade, { $and: [where, { id: { $lt: ultima } }] } as never, {
      orderBy: { id: 'desc' } as never,
      limit: LOTE,
      disableIdentityMap: true,
    })) as Row[];
    yield* lote;
    if (lote.length < LOTE) return;
    // An embedded database answers at once, and whoever reads fast: nobody else would have a turn until the last row.
    await setImmediate();
    ultima = lote.at(-1)!.id;
  }
}

/** The row with this id. @throws `NAO_ENCONTRADO` */
export async function findRow<Row extends EditedRow>(em: EntityManager, table: EditedTable<Row>, id: number): Promise<Row> {
  const row = await em.findOne(table.entidade, { id } as FilterQuery<Row>);
  if (!row) throw naoEncontrada(table);
  return row as Row;
}

/** Stores a new row and its trace together. */
export async function createRow<Row extends EditedRow>(
  em: EntityManager,
  table: EditedTable<Row>,
  dados: RequiredEntityData<Row>,
  autor: Autor,
): Promise<Row> {
  return em.transactional(async (tx) => {
    const row = tx.create(table.entidade, dados) as Row;
    await tx.persist(row).flush();
    await recordChange(tx, table, row, autor, 'criou', {}, snapshotOf(row));
    await registrarAto(tx, autor, { linha: row });
    return row;
  }, junto());
}

/**
 * Changes a row and stores its trace together. What is changed may depend on the row as it is; without a version to compare, the
 * trace says so (D39). @throws `NAO_ENCONTRADO`, and `ALTERADO_POR_OUTRA_PESSOA` when the version is old
 */
export async function changeRow<Row extends EditedRow>(
  em: EntityManager,
  table: EditedTable<Row>,
  { id, versao }: Target,
  mudar: (row: Row, tx: EntityManager) => Promise<Columns<Row>> | Columns<Row>,
  autor: Autor,
): Promise<Row> {
  const change = async (tx: EntityManager) => {
    await table.travar?.(tx, [id]);
    const row = await lockRow(tx, table, id);
    if (versao !== null && row.versao !== versao) throw conflictOver(table);
    const antes = snapshotOf(row);
    tx.assign(row, (await mudar(row, tx)) as never);
    await table.seguir?.(tx, { row, antes, autor });
    await tx.flush();
    await recordChange(tx, table, row, autor, 'alterou', antes, snapshotOf(row), versao === null);
    await registrarAto(tx, autor, { linha: row });
    return row;
  };
  return onceMoreAfterDeadlock(em, () => em.transactional(change, junto()));
}

/** Records an act that asks for what is so already: nothing is locked, changed or told. Answers the row. */
export async function leaveRow<Row extends EditedRow>(em: EntityManager, row: Row, autor: Autor): Promise<Row> {
  await em.transactional((tx) => registrarAto(tx, autor, { linha: row }), junto());
  return row;
}

/**
 * Deletes a row; the trace keeps what it said. With a version, only while it says what was read.
 * @throws `NAO_ENCONTRADO`, and `ALTERADO_POR_OUTRA_PESSOA` when the version is old
 */
export async function deleteRow<Row extends EditedRow>(
  em: EntityManager,
  table: EditedTable<Row>,
  { id, versao }: Target,
  autor: Autor,
): Promise<Row> {
  return em.transactional(async (tx) => {
    const row = await lockRow(tx, table, id);
    if (versao !== null && row.versao !== versao) {
      const mensagem = `Outra pessoa alterou este ${palavraDe(table.schema)} desde que a lista foi aberta. Nada foi excluído.`;
      throw new DomainError('conflict', 'ALTERADO_POR_OUTRA_PESSOA', mensagem);
    }
    await recordChange(tx, table, row, autor, 'excluiu', snapshotOf(row), {});
    tx.remove(row);
    await registrarAto(tx, autor, { linha: { id } });
    return row;
  }, junto());
}

/** What a row says, as its trace writes it: every column but the key and the version. */
export type Snapshot = Record<string, unknown>;

/** Takes the picture of a row that the trace compares. */
export function snapshotOf<Row extends EditedRow>(row: Row): Snapshot {
  const { id: _id, versao: _versao, ...campos } = wrap(row).toObject() as Snapshot;
  return campos;
}

/** Adds a line to a row's trace, and tells those outside who are told of such rows, in the caller's transaction. */
export async function recordChange<Row extends EditedRow>(
  tx: EntityManager,
  { schema, rotulo, anunciar }: EditedTable<Row>,
  row: Row,
  autor: Autor,
  acao: Acao,
  antes: Snapshot,
  depois: Snapshot,
  semVersao = false,
): Promise<void> {
  registrarAlteracao(tx, { autor, acao, tabela: schema, linhaId: row.id, rotulo: rotulo(row), semVersao, antes, depois });
  const campos = compararFotos(antes, depois).map(({ campo }) => campo);
  if (campos.length > 0) await anunciar?.(tx, { row, acao, campos, antes });
}

/** The row, locked until the transaction ends, so that several changes at once come one after the other. @throws `NAO_ENCONTRADO` */
export async function lockRow<Row extends EditedRow>(tx: EntityManager, table: EditedTable<Row>, id: number): Promise<Row> {
  const where = { id } as FilterQuery<Row>;
  const row = await tx.findOne(table.entidade, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!row) throw naoEncontrada(table);
  return row;
}

function naoEncontrada({ schema }: { schema: Tabela }): DomainError {
  return new DomainError('not-found', 'NAO_ENCONTRADO', `Este ${palavraDe(schema)} não existe mais.`);
}

/** The refusal of one who has read an older version. */
export function conflictOver({ schema }: { schema: Tabela }): DomainError {
  return new DomainError(
    'conflict',
    'ALTERADO_POR_OUTRA_PESSOA',
    `Outra pessoa alterou este ${palavraDe(schema)} enquanto você editava. ${NADA_SOBRESCRITO}`,
  );
}
