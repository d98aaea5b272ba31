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

/** The orders that one corrects and that correct it, one after the other: what one customer has wanted once. */
export async function ligadas(em: EntityManager, pedido: Ligada): Promise<Assinatura[]> {
  const todas: Assinatura[] = [];
  for (let outro = await corrigidoDe(em, pedido); outro !== null; outro = await corrigidoDe(em, outro)) todas.push(outro);
  let proxima = pedido.substituidaPorId;
  while (proxima !== null) {
    const correcao: Assinatura | null = await readRow(em, Assinatura, { id: proxima });
    if (correcao) todas.push(correcao);
    proxima = correcao?.substituidaPorId ?? null;
  }
  return todas;
}

/** How an order and those that it is linked with stand, in a sentence for staff; null where it is linked with none. */
export async function situacaoDe(em: EntityManager, pedido: Assinatura): Promise<string | null> {
  const { id, substituiId, substituidaPorId } = pedido;
  const outra = vale(pedido) ? await correcaoQueVale(em, pedido) : await valeNoLugarDe(em, pedido);
  const conta =
    outra && pedido.pagaEm?.getTime() === outra.pagaEm?.getTime() && outra.pagaEm ? ' O pagamento conta para aquela.' : '';
  const corrige = substituiId !== null && (await corrigidoDe(em, { id, substituiId, substituidaPorId })) !== null;
  if (outra && corrige && outra.id === substituiId) return `Corrige a assinatura ${substituiId}, que vale no lugar dela.${conta}`;
  if (outra) return `No lugar dela vale a assinatura ${outra.id}, que a corrige.${conta}`;
  if (substituidaPorId !== null && vale(pedido)) return `A correção, a assinatura ${substituidaPorId}, foi cancelada: vale esta.`;
  if (substituiId === null) return null;
  if (!corrige) return `Só cita a assinatura ${substituiId}, que já tinha terminado: esta vale por si.`;
  return vale(pedido)
    ? `Corrige a assinatura ${substituiId}, e vale no lugar dela.`
    : `Corrige a assinatura ${substituiId}; nenhuma das duas vale.`;
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
