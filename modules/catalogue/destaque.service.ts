import type { EntityManager } from '@mikro-orm/core';
import { readKept } from '../../platform/database/keptRows.ts';
import { Destaque } from './destaque.entity.ts';

/** Active highlights of the home page, by `ordem` (D11). */
export function listarDestaques(em: EntityManager): Promise<readonly Readonly<Destaque>[]> {
  return readKept(em, Destaque, { ativo: true }, { ordem: 'asc', id: 'asc' });
}
