import type { EntityManager } from '@mikro-orm/core';
import { readKept } from '../../platform/database/keptRows.ts';
import { situacaoNoPeriodo } from '../editing/situacao.ts';
import { Aviso } from './aviso.entity.ts';
import type { AvisoNoAr } from './aviso.ts';

/** Notices on air at an instant, by `ordem`: active, and between their days. */
export async function avisosNoAr(em: EntityManager, agora: Date): Promise<readonly AvisoNoAr[]> {
  const avisos = await readKept(em, Aviso, { ativo: true }, { ordem: 'asc', id: 'asc' });
  return avisos.filter((aviso) => situacaoNoPeriodo(aviso, agora) === 'No ar');
}
