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

/** The day (`AAAA-MM-DD`, São Paulo) of an order; of a correction, that of the first order that it stands for. */
export async function primeiroDia(
  em: EntityManager,
  { dataCadastro, substituiId }: Pick<Assinatura, 'dataCadastro' | 'substituiId'>,
): Promise<string> {
  let dia = dataCadastro;
  let anterior = substituiId;
  while (anterior !== null) {
    const corrigido: Assinatura | null = await readRow(em, Assinatura, { id: anterior });
    if (corrigido && corrigido.dataCadastro < dia) dia = corrigido.dataCadastro;
    anterior = corrigido?.substituiId ?? null;
  }
  return dia;
}
