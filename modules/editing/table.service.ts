import type { EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import { whereNamed } from '../../platform/database/search.ts';
import type { Target } from './target.ts';
import type { Autor } from './autor.ts';
import { ordensDe } from './campo.ts';
import { findRow, deleteRow, listRows, type EditedRow } from './rows.service.ts';
import type { ListQuery, ListPage } from './list.ts';
import { reorderRows, type NovaOrdem } from './reorder.service.ts';
import { saveRow, type EditableTable } from './save.service.ts';

/** A table, with how its list looks. */
export interface ListedTable<Row extends EditedRow> extends EditableTable<Row> {
  /** Field that is searched in, which is what people call a row. */
  procura: keyof Row & string;
  /** Order of the list when none is asked for. */
  padrao: QueryOrderMap<Row>[];
}

/** What staff do with the rows of a table. */
export interface TableService<Row extends EditedRow> {
  /** One page, in the order that is asked for. @throws `DADOS_INVALIDOS` */
  listar: (em: EntityManager, query: ListQuery) => Promise<ListPage<Row>>;
  /** @throws `NAO_ENCONTRADO` */
  buscar: (em: EntityManager, id: number) => Promise<Row>;
  /** Stores a new row, or over the one that is meant, of which only what is named changes. @throws what saving throws */
  salvar: (em: EntityManager, target: Target | null, entrada: unknown, autor: Autor) => Promise<Row>;
  /** @throws `NAO_ENCONTRADO`, `ALTERADO_POR_OUTRA_PESSOA` */
  excluir: (em: EntityManager, target: Target, autor: Autor) => Promise<void>;
}

/** What staff also do where rows have positions. */
export interface OrderedTableService<Row extends EditedRow> extends TableService<Row> {
  /** All of them by `ordem`: what a reordering starts from. */
  todos: (em: EntityManager) => Promise<Row[]>;
  /** Gives all of them the positions 1, 2, 3 … @throws `GRUPO_INCOMPLETO`, `ORDEM_MUDOU` */
  reordenar: (em: EntityManager, ordem: NovaOrdem, autor: Autor) => Promise<void>;
}

/** The default order of rows that have positions. */
export const POR_ORDEM = [{ ordem: 'asc' }, { id: 'asc' }] as const;

/** What staff do with a table's rows, where nothing is special. */
export function createTableService<Row extends EditedRow>(table: ListedTable<Row>): TableService<Row> {
  return {
    listar: (em, query) => listTable(em, table, query),
    buscar: (em, id) => findRow(em, table, id),
    salvar: (em, target, entrada, autor) => saveRow(em, table, { target, entrada, autor }),
    excluir: async (em, target, autor) => void (await deleteRow(em, table, target, autor)),
  };
}

/** The same where rows have positions. */
export function createOrderedTableService<Row extends EditedRow & { ordem: number }>(
  table: ListedTable<Row>,
): OrderedTableService<Row> {
  return {
    ...createTableService(table),
    todos: async (em) => (await em.find(table.entidade, {}, { orderBy: [...POR_ORDEM] as never })) as Row[],
    reordenar: (em, ordem, autor) => reorderRows(em, table, ordem, autor),
  };
}

/** One page of a table, sorted and searched as its fields say. @throws `DADOS_INVALIDOS` */
export function listTable<Row extends EditedRow>(
  em: EntityManager,
  table: ListedTable<Row>,
  query: ListQuery,
  filtro: FilterQuery<Row> = {} as FilterQuery<Row>,
): Promise<ListPage<Row>> {
  const { schema, procura, padrao } = table;
  const where = { ...(filtro as object), ...(whereNamed<Row>(procura as never, query.busca) as object) } as FilterQuery<Row>;
  return listRows(em, table, query, { where, ordens: ordensDe(schema) as (keyof Row & string)[], padrao });
}
