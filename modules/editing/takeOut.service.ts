import type { EntityManager, ObjectQuery } from '@mikro-orm/core';
import { registrarSaida } from './alteracao.service.ts';
import type { Autor } from './autor.ts';
import { walkRows, type EditedRow, type EditedTable } from './rows.service.ts';
import { comNotas } from './nota.service.ts';
import { contadas } from './numero.ts';

interface Retirada<Row> {
  where: ObjectQuery<Row>;
  /** What narrowed it, as the trace says it. */
  filtro: Record<string, unknown>;
  autor: Autor;
}

/** Every row of a filter, the newest first, with its notes, to be taken out of the shop: the trace says so before the first goes. */
export async function takeOutRows<Row extends EditedRow>(
  em: EntityManager,
  table: EditedTable<Row>,
  { where, filtro, autor }: Retirada<Row>,
): Promise<AsyncGenerator<Row & { nota: string }>> {
  const quantas = contadas(await em.count(table.entidade, where as never), 'linha', 'linhas');
  await registrarSaida(em.fork(), { autor, acao: 'exportou', tabela: table.schema, quantas, filtro });
  return comNotas(em, table.schema, walkRows(em, table, where));
}
