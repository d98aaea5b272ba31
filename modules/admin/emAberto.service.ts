import type { EntityManager } from '@mikro-orm/core';
import { Administrador } from './administrador.entity.ts';
import { listarEquipe } from './administrador.service.ts';
import { SERVICOS, type ListaComFilas } from './filaPropria.service.ts';

/** How many open rows of a list stand with an account, up to one more than `MUITAS`: read by whose they are, however many orders there are. */
export function contarEmAberto(em: EntityManager, lista: ListaComFilas, usuario: string): Promise<number> {
  return SERVICOS[lista].contar(em, { abertas: true, responsavel: usuario });
}

/** Names of those with whom an open row of a list may stand, in their order: who may see to it, and who may not any more and still has one. */
export async function listarQuemTem(em: EntityManager, lista: ListaComFilas): Promise<string[]> {
  const nomes = await listarEquipe(em);
  const outras = await em.find(Administrador, { usuario: { $nin: nomes } }, { fields: ['usuario'], disableIdentityMap: true });
  // One after the other, as the queues are.
  for (const { usuario } of outras) if ((await contarEmAberto(em, lista, usuario)) > 0) nomes.push(usuario);
  return nomes.toSorted();
}
