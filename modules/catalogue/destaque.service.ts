import type { EntityManager } from '@mikro-orm/core';
import { Destaque } from './destaque.entity.ts';

/** Active highlights of the home page, by `ordem` (D11). */
export function listarDestaques(em: EntityManager): Promise<Destaque[]> {
  return em.find(Destaque, { ativo: true }, { orderBy: { ordem: 'asc', id: 'asc' } });
}
