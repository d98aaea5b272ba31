import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { registrarAto } from './ato.service.ts';
import type { Autor } from './autor.ts';
import { snapshotOf, recordChange, type EditedRow, type EditedTable } from './rows.service.ts';

type LinhaOrdenada = EditedRow & { ordem: number };

/** An order of a whole group, by ids. */
export interface NovaOrdem {
  ids: readonly number[];
  /** The order that it began from; without it, whatever is stored is put in the new one. */
  antes?: readonly number[] | null | undefined;
}

/**
 * Gives the rows of one whole group the positions 1, 2, 3 … in the order of their ids. Several at once come one after the other,
 * and the last stays whole; with the order that it began from, only over that one. @throws `GRUPO_INCOMPLETO` when the ids are not exactly the group, `ORDEM_MUDOU`
 * when somebody else has given them another order since
 */
export async function reorderRows<Row extends LinhaOrdenada>(
  em: EntityManager,
  table: EditedTable<Row>,
  { ids, antes: inicio }: NovaOrdem,
  autor: Autor,
  grupoDe: (row: Row) => FilterQuery<Row> = () => ({}) as FilterQuery<Row>,
): Promise<void> {
  await em.transactional(async (tx) => {
    const primeira = (await tx.findOne(table.entidade, { id: ids[0] ?? 0 } as FilterQuery<Row>)) as Row | null;
    const rows = primeira ? await travarGrupo(tx, table, grupoDe(primeira)) : [];
    const pedidas = new Set(ids);
    if (
      ids.length === 0 ||
      pedidas.size !== ids.length ||
      rows.length !== ids.length ||
      rows.some(({ id }) => !pedidas.has(id))
    ) {
      const mensagem =
        'A nova ordem precisa ter todas as linhas do grupo, cada uma uma vez, e nenhuma outra. Recarregue a lista e ordene de novo.';
      throw new DomainError('invalid', 'GRUPO_INCOMPLETO', mensagem, { fields: [{ campo: 'ids', mensagem }] });
    }
    const agora = rows.toSorted((a, b) => a.ordem - b.ordem || a.id - b.id).map(({ id }) => id);
    // What is asked for and stored already, its answer being lost, is nobody else's.
    if (inicio && !igual(agora, inicio) && !igual(agora, ids)) {
      const mensagem =
        'Outra pessoa mudou a ordem enquanto você ordenava. A sua não foi salva: aqui está a de agora; ordene de novo.';
      throw new DomainError('conflict', 'ORDEM_MUDOU', mensagem);
    }
    for (const row of rows) {
      const antes = snapshotOf(row);
      row.ordem = ids.indexOf(row.id) + 1;
      await recordChange(tx, table, row, autor, 'alterou', antes, snapshotOf(row));
    }
    await registrarAto(tx, autor);
  });
}

const igual = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((id, i) => id === b[i]);

// Locked in one order, so that two reorderings never wait for each other.
async function travarGrupo<Row extends LinhaOrdenada>(
  tx: EntityManager,
  { entidade }: EditedTable<Row>,
  grupo: FilterQuery<Row>,
): Promise<Row[]> {
  const orderBy = { id: 'asc' } as never;
  return (await tx.find(entidade, grupo, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy })) as Row[];
}
