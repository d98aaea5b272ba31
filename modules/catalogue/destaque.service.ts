import type { EntityManager } from '@mikro-orm/core';
import { readKept } from '../../platform/database/keptRows.ts';
import { situacaoNoPeriodo } from '../editing/situacao.ts';
import { Destaque } from './destaque.entity.ts';

/** Highlights of the home page at an instant, by `ordem`: active, and between their days where they have any (D11). */
export async function listarDestaques(em: EntityManager, agora: Date): Promise<readonly Readonly<Destaque>[]> {
  const destaques = await readKept(em, Destaque, { ativo: true }, { ordem: 'asc', id: 'asc' });
  return destaques.filter((destaque) => situacaoNoPeriodo(destaque, agora) === 'No ar');
}
