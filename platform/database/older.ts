import type { EntityClass, EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/core';

/** Rows from before an instant: how many, and the instants of the first and the last of them. */
export interface Older {
  linhas: number;
  de: Date;
  ate: Date;
}

/** Looks for the rows of a table from before an instant; null when there is none. */
export async function findOlder<Row extends object, Column extends keyof Row & string>(
  em: EntityManager,
  entity: EntityClass<Row>,
  column: Column,
  before: Date,
): Promise<Older | null> {
  const where = { [column]: { $lt: before } } as FilterQuery<NoInfer<Row>>;
  const edge = async (order: 'asc' | 'desc') => {
    const orderBy = { [column]: order } as QueryOrderMap<NoInfer<Row>>;
    const [row] = await em.find(entity, where, { orderBy, limit: 1, disableIdentityMap: true });
    return row?.[column] as Date | undefined;
  };
  const linhas = await em.count(entity, where);
  const [de, ate] = [await edge('asc'), await edge('desc')];
  return de && ate ? { linhas, de, ate } : null;
}
