import type { EntityManager } from '@mikro-orm/core';
import { readRows } from '../../platform/database/rows.ts';
import { Destaque } from './destaque.entity.ts';

/** Active highlights of the home page, by `ordem` (D11). */
export function listarDestaques(em: EntityManager): Promise<Destaque[]> {
  return readRows(em, Destaque, { ativo: true }, { ordem: 'asc', id: 'asc' });
}
