import type { EntityManager, ObjectQuery } from '@mikro-orm/core';
import type { z } from 'zod';
import { onceMoreAfterDeadlock } from '../../platform/database/deadlock.ts';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import type { Target } from './target.ts';
import { atendimentoCom } from './atendimento.ts';
import { darStatus, jaEsta, type Motivada } from './darStatus.ts';
import type { FeitoEmVarias } from './cadaUma.service.ts';
import { handleMany, type ExigirConta } from './emVarias.service.ts';
import type { HandledRow } from './handledRow.ts';
import { registrarAto } from './ato.service.ts';
import { contarEspera, type Espera } from './espera.service.ts';
import { MUITAS } from './fila.ts';
import type { Autor } from './autor.ts';
import {
  conflictOver,
  findRow,
  leaveRow,
  listRows,
  lockRow,
  recordChange,
  snapshotOf,
  type EditedTable,
} from './rows.service.ts';
import type { ListQuery, ListPage } from './list.ts';
import { anotar, notasDe, type NotaLida } from './nota.service.ts';
import { takeOutRows } from './takeOut.service.ts';
import { handledSorts } from './status.ts';
import { palavraDe, type TabelaAtendida } from './tabela.ts';

/** A table whose rows come from visitors and are handled by staff. */
export interface HandledTable<Row extends HandledRow, Filtro extends z.ZodType> extends EditedTable<Row> {
  schema: TabelaAtendida;
  /** What staff may say of a row. */
  status: readonly Row['status'][];
  /** Why a row has its status, where that is said. */
  motivada?: Motivada<Row>;
  /** What narrows its list and its export. */
  filtro: Filtro;
  condicao: (filtro: z.output<Filtro>, em: EntityManager) => ObjectQuery<Row>;
}

/** Who is to see to a row, by the name of an account, and who was seen to do so; null for nobody. */
interface Atribuicao {
  de: string | null;
  para: string | null;
}

/** What staff do with the rows that they handle (D27). */
export interface HandledService<Row extends HandledRow> {
  /** One page, the newest first when no order is asked for. @throws `DADOS_INVALIDOS` */
  listar: (em: EntityManager, filtro: unknown, query: ListQuery) => Promise<ListPage<Row>>;
  /** @throws `NAO_ENCONTRADO` */
  buscar: (em: EntityManager, id: number) => Promise<Row>;
  /** Every row of a filter, the newest first, with its notes, to be taken out of the shop: the trace says so before the first goes. @throws `DADOS_INVALIDOS` */
  retirar: (em: EntityManager, filtro: unknown, autor: Autor) => Promise<AsyncGenerator<Row & { nota: string }>>;
  /** Records its status, by whom and when, the reason of it, and a note among staff. @throws what editing throws */
  atender: (em: EntityManager, target: Target, entrada: unknown, autor: Autor) => Promise<Row>;
  /** Says who sees to a row, or that nobody does any more. @throws `ALTERADO_POR_OUTRA_PESSOA` where it is not the one who was seen to, and what editing throws */
  atribuir: (em: EntityManager, id: number, atribuicao: Atribuicao, autor: Autor) => Promise<Row>;
  /**
   * Says of up to `MAIS_LINHAS` rows, of each over the version that was seen, which status it has, for which reason, and who sees to it; what is another by now, or refused, stays
   * as it is and is named. @param exigirConta that somebody may see to rows; throws what is said where not @throws `DADOS_INVALIDOS`
   */
  atenderVarias: (em: EntityManager, entrada: unknown, autor: Autor, exigirConta: ExigirConta) => Promise<FeitoEmVarias>;
  /** How many rows a filter has, up to one more than `MUITAS`. @throws `DADOS_INVALIDOS` */
  contar: (em: EntityManager, filtro: unknown) => Promise<number>;
  /** How many rows a filter has, however many, and since when the oldest is there. @throws `DADOS_INVALIDOS` */
  espera: (em: EntityManager, filtro: unknown) => Promise<Espera>;
  /** Identifier of the newest row; 0 where there is none. */
  ultima: (em: EntityManager) => Promise<number>;
  /** The notes on a row, the oldest first; of many rows asked at once, in one statement. */
  notas: (em: EntityManager, id: number) => Promise<NotaLida[]>;
}

/** What staff do with a table's rows. */
export function createHandledService<Row extends HandledRow, Filtro extends z.ZodType>(
  table: HandledTable<Row, Filtro>,
): HandledService<Row> {
  const ordens = handledSorts(table.schema) as (keyof Row & string)[];
  return {
    listar: async (em, filtro, query) => {
      const lido = parseInput(table.filtro, filtro);
      const { busca } = lido as { busca?: string };
      const where = table.condicao(lido, em) as never;
      // Rows that are alike stand in the direction of the others: an index gives both, and nothing is sorted.
      const rising = Boolean(query.ordenar) && !query.decrescente;
      return listRows(em, table, { ...query, busca }, { where, ordens, padrao: [{ id: rising ? 'asc' : 'desc' }] as never });
    },
    buscar: (em, id) => findRow(em, table, id),
    retirar: async (em, entrada, autor) => {
      const filtro = parseInput(table.filtro, entrada);
      return takeOutRows(em, table, { where: table.condicao(filtro, em), filtro: filtro as Record<string, unknown>, autor });
    },
    atender: (em, target, entrada, autor) => handleRow(em, table, { target, entrada, autor }),
    atribuir: (em, id, atribuicao, autor) => assignRow(em, table, { id, atribuicao, autor }),
    atenderVarias: (em, entrada, autor, exigirConta) => handleMany(em, table, { entrada, autor, exigirConta }),
    contar: async (em, filtro) => {
      const where = table.condicao(parseInput(table.filtro, filtro), em) as never;
      const some = { fields: ['id'], limit: MUITAS + 1, disableIdentityMap: true } as never;
      return (await em.find(table.entidade, where, some)).length;
    },
    espera: async (em, filtro) => contarEspera(em, table.entidade, table.condicao(parseInput(table.filtro, filtro), em) as never),
    ultima: async (em) => {
      const [row] = await em.find(table.entidade, {}, {
        orderBy: { id: 'desc' },
        limit: 1,
        fields: ['id'],
        disableIdentityMap: true,
      } as never);
      return (row as { id: number } | undefined)?.id ?? 0;
    },
    notas: (em, id) => notasDe(em, table.schema, id),
  };
}

/**
 * Records how a row is being worked: its status, by whom and when, the reason of it, and one more note among staff (D27). Notes never stand in each
 * other's way; a status does when somebody else has given another one meanwhile. @throws what editing throws
 */
async function handleRow<Row extends HandledRow>(
  em: EntityManager,
  table: EditedTable<Row> & Pick<HandledTable<Row, z.ZodType>, 'status' | 'motivada'>,
  { target, entrada, autor }: { target: Target; entrada: unknown; autor: Autor },
): Promise<Row> {
  const { status, motivo, nota } = parseInput(atendimentoCom(table.status, table.motivada?.opcoes), entrada);
  if (!nota) {
    const row = await findRow(em, table, target.id);
    if (jaEsta(row, { status, motivo })) return leaveRow(em, row, autor);
  }
  const handle = async (tx: EntityManager) => {
    await table.travar?.(tx, [target.id]);
    const row = await lockRow(tx, table, target.id);
    const antes = snapshotOf(row);
    if (!jaEsta(row, { status, motivo })) {
      if (row.versao !== target.versao) throw conflictOver(table);
      darStatus(table, row, { status, motivo }, autor);
    }
    await table.seguir?.(tx, { row, antes, autor });
    if (nota) anotar(tx, table.schema, row.id, nota, autor);
    // What is told of the row is what is stored, its instant too.
    await tx.flush();
    await recordChange(tx, table, row, autor, 'alterou', antes, { ...snapshotOf(row), ...(nota && { nota }) });
    await registrarAto(tx, autor, { linha: row });
    return row;
  };
  return onceMoreAfterDeadlock(em, () => em.transactional(handle));
}

/** Records who sees to a row. Only against whom it was seen with: of two who take it up at once, one does. */
async function assignRow<Row extends HandledRow>(
  em: EntityManager,
  table: EditedTable<Row> & { schema: TabelaAtendida },
  { id, atribuicao: { de, para }, autor }: { id: number; atribuicao: Atribuicao; autor: Autor },
): Promise<Row> {
  const assign = async (tx: EntityManager) => {
    await table.travar?.(tx, [id]);
    const row = await lockRow(tx, table, id);
    const { responsavel } = row;
    if (responsavel !== de && responsavel !== para) throw seenToByAnother(table, responsavel);
    Object.assign(row, { responsavel: para });
    await tx.flush();
    if (responsavel !== para) await recordChange(tx, table, row, autor, 'alterou', { responsavel }, { responsavel: para });
    await registrarAto(tx, autor, { linha: row });
    return row;
  };
  return onceMoreAfterDeadlock(em, () => em.transactional(assign));
}

function seenToByAnother({ schema }: { schema: TabelaAtendida }, responsavel: string | null): DomainError {
  const quem = responsavel === null ? 'Ninguém cuida mais' : `Agora é ${responsavel} quem cuida`;
  return new DomainError('conflict', 'ALTERADO_POR_OUTRA_PESSOA', `${quem} deste ${palavraDe(schema)}. Nada foi mudado.`);
}
