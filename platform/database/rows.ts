import type { EntityClass, EntityManager, FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';

/**
 * Rows as plain objects with the values that the entity has, for what is only shown: an entity, with all that tells later what was
 * changed in it, costs five times as much. They are read as they are stored, in the transaction that is open, if any; what an entity
 * holds that is not flushed is not seen.
 */
export async function readRows<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  where: FilterQuery<Entity>,
  orderBy: QueryOrderMap<Entity> = {},
): Promise<Entity[]> {
  const query = (em as SqlEntityManager)
    .createQueryBuilder(entity)
    .where(where as never)
    .orderBy(orderBy as never);
  const rows: Entity[] = await query.execute('all');
  toEntityValues(em, entity, rows);
  return rows;
}

/** Gives rows that the driver has mapped the values that an entity has. */
export function toEntityValues<Entity extends object>(em: EntityManager, entity: EntityClass<Entity>, rows: Entity[]): void {
  const platform = em.getPlatform();
  const custom = em.getMetadata(entity).props.filter(({ customType }) => customType);
  for (const row of rows) {
    for (const { name, customType } of custom) {
      const stored: unknown = row[name];
      if (stored !== null) row[name] = customType!.convertToJSValue(stored, platform) as never;
    }
  }
}
