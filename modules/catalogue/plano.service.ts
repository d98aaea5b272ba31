import type { EntityManager } from '@mikro-orm/core';
import { parseId } from '../../platform/database/id.ts';
import { readKept } from '../../platform/database/keptRows.ts';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { Plano } from './plano.entity.ts';
import type { PlanoTipo } from './plano.ts';
import { comPrecoDoDia, type DoDia } from './precoAgendado.ts';

/** A plan on sale, at the price of the day. */
export type PlanoAVenda = DoDia<Readonly<Plano>>;

/** Plans on sale, of one type or of all, by `ordem`, at what they cost now, or at an instant (section 5: display filters; D5: the rest never leaves the server). */
export async function listarPlanosAtivos(
  em: EntityManager,
  tipo?: PlanoTipo,
  agora = new Date(),
): Promise<readonly PlanoAVenda[]> {
  const planos = await readKept(em, Plano, { ativo: true }, { ordem: 'asc', id: 'asc' });
  return planos.flatMap((plano) => (tipo && plano.planoTipo !== tipo ? [] : comPrecoDoDia(plano, agora)));
}

/** The plan on sale with this id as it is listed, or null: an inactive plan does not exist for the public (D5). */
export async function mostrarPlanoAtivo(em: EntityManager, id: string): Promise<PlanoAVenda | null> {
  const chave = parseId(id);
  if (chave === null) return null;
  return (await listarPlanosAtivos(em)).find((plano) => plano.id === chave) ?? null;
}

/**
 * The plan on sale with this id as it is stored at this moment, at what it costs now, for what is reckoned and stored, and for who has been told that it is
 * another; or null (D5).
 */
export async function buscarPlanoAtivo(em: EntityManager, id: string): Promise<PlanoAVenda | null> {
  const chave = parseId(id);
  const plano = chave === null ? null : await readRow(em, Plano, { id: chave, ativo: true });
  return plano && comPrecoDoDia(plano, new Date());
}

/** What some plans are called and of which type they are, by their ids, on sale or not; of those that are gone nothing. */
export async function nomearPlanos(
  em: EntityManager,
  ids: readonly number[],
): Promise<Map<number, Pick<Plano, 'nome' | 'planoTipo'>>> {
  if (ids.length === 0) return new Map();
  const planos = await em.find(Plano, { id: { $in: [...ids] } }, { fields: ['nome', 'planoTipo'] });
  return new Map(planos.map(({ id, nome, planoTipo }) => [id, { nome, planoTipo }]));
}
