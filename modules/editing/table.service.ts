import type { EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import { whereNamed } from '../../platform/database/search.ts';
import type { Alvo } from './alvo.ts';
import type { Autor } from './autor.ts';
import { ordensDe, type Campos } from './campo.ts';
import { excluirLinha, listarLinhas, type Linha } from './edicao.service.ts';
import type { Consulta, Pagina } from './lista.ts';
import { reordenarLinhas } from './reordenacao.service.ts';
import { salvarLinha, type TabelaEditavel } from './salvar.service.ts';
import type { z } from 'zod';

/** A table, with how its list looks. */
export interface ListedTable<Row extends Linha> extends TabelaEditavel<Row> {
  schema: z.ZodObject<Campos>;
  /** Field that is searched in, which is what people call a row. */
  procura: keyof Row & string;
  /** Order of the list when none is asked for. */
  padrao: QueryOrderMap<Row>[];
}

/** What staff do with the rows of a table. */
export interface TableService<Row extends Linha> {
  /** One page, in the order that is asked for. @throws `DADOS_INVALIDOS` */
  listar: (em: EntityManager, consulta: Consulta) => Promise<Pagina<Row>>;
  /** Stores a new row, or over the one that is meant, of which only what is named changes. @throws what saving throws */
  salvar: (em: EntityManager, alvo: Alvo | null, entrada: unknown, autor: Autor) => Promise<Row>;
  /** @throws `NAO_ENCONTRADO` */
  excluir: (em: EntityManager, id: number, autor: Autor) => Promise<void>;
}

/** What staff also do where rows have positions. */
export interface OrderedTableService<Row extends Linha> extends TableService<Row> {
  /** All of them by `ordem`: what a reordering starts from. */
  todos: (em: EntityManager) => Promise<Row[]>;
  /** Gives all of them the positions 1, 2, 3 … @throws `GRUPO_INCOMPLETO` */
  reordenar: (em: EntityManager, ids: readonly number[], autor: Autor) => Promise<void>;
}

/** The default order of rows that have positions. */
export const POR_ORDEM = [{ ordem: 'asc' }, { id: 'asc' }] as const;

/** What staff do with a table's rows, where nothing is special. */
export function createTableService<Row extends Linha>(tabela: ListedTable<Row>): TableService<Row> {
  return {
    listar: (em, consulta) => listarTabela(em, tabela, consulta),
    salvar: (em, alvo, entrada, autor) => salvarLinha(em, tabela, { alvo, entrada, autor }),
    excluir: async (em, id, autor) => void (await excluirLinha(em, tabela, id, autor)),
  };
}

/** The same where rows have positions. */
export function createOrderedTableService<Row extends Linha & { ordem: number }>(
  tabela: ListedTable<Row>,
): OrderedTableService<Row> {
  return {
    ...createTableService(tabela),
    todos: async (em) => (await em.find(tabela.entidade, {}, { orderBy: [...POR_ORDEM] as never })) as Row[],
    reordenar: (em, ids, autor) => reordenarLinhas(em, tabela, ids, autor),
  };
}

/** One page of a table, sorted and searched as its fields say. @throws `DADOS_INVALIDOS` */
export function listarTabela<Row extends Linha>(
  em: EntityManager,
  tabela: ListedTable<Row>,
  consulta: Consulta,
  filtro: FilterQuery<Row> = {} as FilterQuery<Row>,
): Promise<Pagina<Row>> {
  const { schema, procura, padrao } = tabela;
  const where = { ...(filtro as object), ...(whereNamed<Row>(procura as never, consulta.busca) as object) } as FilterQuery<Row>;
  return listarLinhas(em, tabela, consulta, { where, ordens: ordensDe(schema) as (keyof Row & string)[], padrao });
}
