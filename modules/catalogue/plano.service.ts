import type { EntityManager } from '@mikro-orm/core';
import { parseId } from '../../platform/database/id.ts';
import { readRows } from '../../platform/database/rows.ts';
import { Plano } from './plano.entity.ts';
import type { PlanoTipo } from './plano.ts';

/** Plans on sale, of one type or of all, by `ordem` (section 5: display filters; D5: the rest never leaves the server). */
export function listarPlanosAtivos(em: EntityManager, tipo?: PlanoTipo): Promise<Plano[]> {
  return readRows(em, Plano, { ativo: true, ...(tipo && { planoTipo: tipo }) }, { ordem: 'asc', id: 'asc' });
}

/** The plan on sale with this id, or null: an inactive plan does not exist for the public (D5). */
export async function buscarPlanoAtivo(em: EntityManager, id: string): Promise<Plano | null> {
  const chave = parseId(id);
  const [plano] = chave === null ? [] : await readRows(em, Plano, { id: chave, ativo: true });
  return plano ?? null;
}
