import type { EntityManager } from '@mikro-orm/core';

/** Whether it is PostgreSQL that is asked, and not the embedded database. */
export function isPostgres(em: EntityManager): boolean {
  return em.getPlatform().constructor.name.startsWith('PostgreSql');
}
