import type { EntityManager } from '@mikro-orm/core';
import type { Assinatura } from './assinatura.entity.ts';
import { outroQueVale } from './ditoDaFamilia.service.ts';
import { lerFamilia, type Familia, type Ligada } from './familia.service.ts';

/**
 * The correction that an order's customer has sent and that stands, and that none corrects which stands; the first where there are several, null where none
 * does. It is what is paid (D38), whatever staff have done with the corrected one: who already works that decides which of the two goes on, by cancelling the other.
 */
export async function correcaoQueVale(em: EntityManager, pedido: Ligada): Promise<Assinatura | null> {
  // Asked of every order that is listed or followed, most of which nobody has corrected.
  if (pedido.substituidaPorId === null) return null;
  return entreAsCorrecoes(pedido, await lerFamilia(em, pedido));
}

/** The same, of a family that was read. */
export function entreAsCorrecoes(pedido: Ligada, { correcoes }: Familia): Assinatura | null {
  return outroQueVale(pedido, { correcoes, corrigidas: [], outras: [] });
}
