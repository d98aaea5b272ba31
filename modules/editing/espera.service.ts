import { raw, type EntityClass, type EntityManager, type FilterQuery } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';

/** Rows that wait for something. */
export interface Espera {
  quantas: number;
  /** Since when the oldest of them is there; null where none is. */
  desde: Date | null;
}

/** How many rows of a filter there are, and since when the oldest is. */
export async function contarEspera<Row extends { criadaEm: Date }>(
  em: EntityManager,
  entidade: EntityClass<Row>,
  where: FilterQuery<Row>,
): Promise<Espera> {
  // Both at once: the oldest alone would be looked for from the beginning of the table, where nothing waits any more.
  const [{ quantas, desde } = { quantas: 0, desde: null }] = await (em as SqlEntityManager)
    .createQueryBuilder(entidade, 'e')
    .select([raw('count(*) as quantas'), raw('min(e.criada_em) as desde')])
    .where(where as never)
    .execute<{ quantas: number | string; desde: Date | number | string | null }[]>('all', false);
  return { quantas: Number(quantas), desde: desde === null ? null : new Date(desde) };
}
