import type { EntityManager } from '@mikro-orm/core';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { STATUS_SEM_EFEITO } from './assinatura.ts';
import { Assinatura } from './assinatura.entity.ts';

type Ligada = Pick<Assinatura, 'id' | 'substituiId' | 'substituidaPorId'>;

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
    if (correcao && vale(correcao)) return correcao;
    proxima = correcao?.substituidaPorId ?? null;
  }
  return null;
}

/** The order that stands in the place of one: what corrects it, or else what it corrected; null where there is none. */
export async function valeNoLugarDe(em: EntityManager, pedido: Ligada): Promise<Assinatura | null> {
  return (await correcaoQueVale(em, pedido)) ?? (await corrigidoPor(em, pedido, vale));
}

/**
 * The order by which one that nobody has paid was paid already: the one that it corrected, of another total, or a correction of it that
 * was cancelled. Of the two its customer owes at most the difference, which staff settle. Null where there is none.
 */
export async function pagoPor(em: EntityManager, pedido: Ligada & Pick<Assinatura, 'pagaEm'>): Promise<Assinatura | null> {
  if (pedido.pagaEm !== null) return null;
  const antes = await corrigidoPor(em, pedido, foiPago);
  if (antes) return antes;
  let proxima = pedido.substituidaPorId;
  while (proxima !== null) {
    const correcao: Assinatura | null = await readRow(em, Assinatura, { id: proxima });
    if (correcao && foiPago(correcao)) return correcao;
    proxima = correcao?.substituidaPorId ?? null;
  }
  return null;
}

/** The order that one corrects; null where there is none, and where it only names one that was over when it came. */
export async function corrigidoDe(em: EntityManager, { id, substituiId }: Ligada): Promise<Assinatura | null> {
  const corrigido = substituiId === null ? null : await readRow(em, Assinatura, { id: substituiId });
  return corrigido?.substituidaPorId === id ? corrigido : null;
}

/** The last of those that an order corrects, one after the other, of which something is true. */
async function corrigidoPor(
  em: EntityManager,
  pedido: Ligada,
  serve: (candidato: Assinatura) => boolean,
): Promise<Assinatura | null> {
  let corrigido = await corrigidoDe(em, pedido);
  while (corrigido !== null && !serve(corrigido)) corrigido = await corrigidoDe(em, corrigido);
  return corrigido;
}

/** Whether a payment for one order pays for the other: a total that nobody has confirmed is none (D14). */
export function mesmoTotal(um: Readonly<Assinatura>, outro: Readonly<Assinatura>): boolean {
  return um.valorConferido && outro.valorConferido && um.valor === outro.valor;
}

function vale({ status }: Assinatura): boolean {
  return !STATUS_SEM_EFEITO.includes(status);
}

function foiPago({ pagaEm }: Assinatura): boolean {
  return pagaEm !== null;
}
