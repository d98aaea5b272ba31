import type { EntityManager } from '@mikro-orm/core';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { STATUS_SEM_EFEITO } from './assinatura.ts';
import { Assinatura } from './assinatura.entity.ts';

/**
 * The correction that an order's customer has sent and that stands, neither cancelled nor replaced itself; the first where there are several, null where none
 * does. It is what is paid (D38), whatever staff have done with the corrected one: who already works that decides which of the two goes on, by cancelling the other.
 */
export async function correcaoQueVale(
  em: EntityManager,
  { substituidaPorId }: Pick<Assinatura, 'substituidaPorId'>,
): Promise<Assinatura | null> {
  let proxima = substituidaPorId;
  while (proxima !== null) {
    const correcao: Assinatura | null = await readRow(em, Assinatura, { id: proxima });
    if (correcao && !STATUS_SEM_EFEITO.includes(correcao.status)) return correcao;
    proxima = correcao?.substituidaPorId ?? null;
  }
  return null;
}
