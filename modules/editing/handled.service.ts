import type { EntityManager, ObjectQuery } from '@mikro-orm/core';
import type { z } from 'zod';
import { parseInput } from '../../platform/validation.ts';
import type { Alvo } from './alvo.ts';
import { atenderLinha, type LinhaAtendida } from './atendimento.service.ts';
import type { Autor } from './autor.ts';
import type { Campos } from './campo.ts';
import { buscarLinha, listarLinhas, type Tabela } from './edicao.service.ts';
import type { Consulta, Pagina } from './lista.ts';
import { listarNotas, type NotaLida } from './nota.service.ts';
import { retirarLinhas } from './saida.service.ts';
import { handledOrders } from './status.ts';

/** A table whose rows come from visitors and are handled by staff. */
export interface HandledTable<Row extends LinhaAtendida, Filtro extends z.ZodType> extends Tabela<Row> {
  schema: z.ZodObject<Campos>;
  /** What staff may say of a row. */
  status: readonly Row['status'][];
  /** What narrows its list and its export. */
  filtro: Filtro;
  condicao: (filtro: z.output<Filtro>) => ObjectQuery<Row>;
}

/** What staff do with the rows that they handle (D27). */
export interface HandledService<Row extends LinhaAtendida> {
  /** One page, the newest first when no order is asked for. @throws `DADOS_INVALIDOS` */
  listar: (em: EntityManager, filtro: unknown, consulta: Consulta) => Promise<Pagina<Row>>;
  /** @throws `NAO_ENCONTRADO` */
  buscar: (em: EntityManager, id: number) => Promise<Row>;
  /** Every row of a filter, the newest first, with its notes, to be taken out of the shop: the trace says so before the first goes. @throws `DADOS_INVALIDOS` */
  retirar: (em: EntityManager, filtro: unknown, autor: Autor) => Promise<AsyncGenerator<Row & { nota: string }>>;
  /** Records its status, by whom and when, and a note among staff. @throws what editing throws */
  atender: (em: EntityManager, alvo: Alvo, entrada: unknown, autor: Autor) => Promise<Row>;
  /** The notes on a row, the oldest first. */
  notas: (em: EntityManager, id: number) => Promise<NotaLida[]>;
}

/** What staff do with a table's rows. */
export function createHandledService<Row extends LinhaAtendida, Filtro extends z.ZodType>(
  tabela: HandledTable<Row, Filtro>,
): HandledService<Row> {
  const ordens = handledOrders(tabela.schema) as (keyof Row & string)[];
  return {
    listar: async (em, filtro, consulta) => {
      const where = tabela.condicao(parseInput(tabela.filtro, filtro)) as never;
      return listarLinhas(em, tabela, consulta, { where, ordens, padrao: [{ id: 'desc' }] as never });
    },
    buscar: (em, id) => buscarLinha(em, tabela, id),
    retirar: async (em, entrada, autor) => {
      const filtro = parseInput(tabela.filtro, entrada);
      return retirarLinhas(em, tabela, { where: tabela.condicao(filtro), filtro: filtro as Record<string, unknown>, autor });
    },
    atender: (em, alvo, entrada, autor) => atenderLinha(em, tabela, tabela.status, { alvo, entrada, autor }),
    notas: (em, id) => listarNotas(em, tabela.nome, [id]),
  };
}
