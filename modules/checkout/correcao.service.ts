import type { EntityManager } from '@mikro-orm/core';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { STATUS_SEM_EFEITO } from './assinatura.ts';
import { Assinatura } from './assinatura.entity.ts';

type Ligada = Pick<Assinatura, 'id' | 'substituiId' | 'substituidaPorId'>;

/**
 * The correction that an order's customer has sent and that stands, neither cancelled nor replaced itself; the first where there are several, null where none
 * does. It is what is paid (D38), whatever staff have done with the corrected one: who already works that decides which of the two goes on, by cancelling the other.
 */
export function correcaoQueVale(em: EntityManager, pedido: Pick<Assinatura, 'substituidaPorId'>): Promise<Assinatura | null> {
  return primeiro(correcoes(em, pedido), vale);
}

/** The order that stands in the place of one: what corrects it, or else what it corrected; null where there is none. */
export async function valeNoLugarDe(em: EntityManager, pedido: Ligada): Promise<Assinatura | null> {
  return (await correcaoQueVale(em, pedido)) ?? (await primeiro(corrigidos(em, pedido), vale));
}

/**
 * The order by which one that nobody has paid was paid already: the one that it corrected, of another total, or a correction of it that
 * was cancelled. Of the two its customer owes at most the difference, which staff settle. Null where there is none.
 */
export async function pagoPor(em: EntityManager, pedido: Ligada & Pick<Assinatura, 'pagaEm'>): Promise<Assinatura | null> {
  if (pedido.pagaEm !== null) return null;
  return (await primeiro(corrigidos(em, pedido), foiPago)) ?? (await primeiro(correcoes(em, pedido), foiPago));
}

/** The order that one corrects; null where there is none, and where it only names one that was over when it came. */
export async function corrigidoDe(em: EntityManager, { id, substituiId }: Ligada): Promise<Assinatura | null> {
  const corrigido = substituiId === null ? null : await readRow(em, Assinatura, { id: substituiId });
  return corrigido?.substituidaPorId === id ? corrigido : null;
}

/** The orders that one corrects and that correct it, one after the other: what one customer has wanted once. */
export async function* ligadas(em: EntityManager, pedido: Ligada): AsyncGenerator<Assinatura> {
  yield* corrigidos(em, pedido);
  yield* correcoes(em, pedido);
}

/** The orders that one corrects, the newest first. */
export async function* corrigidos(em: EntityManager, pedido: Ligada): AsyncGenerator<Assinatura> {
  for (let outro = await corrigidoDe(em, pedido); outro !== null; outro = await corrigidoDe(em, outro)) yield outro;
}

async function* correcoes(em: EntityManager, pedido: Pick<Assinatura, 'substituidaPorId'>): AsyncGenerator<Assinatura> {
  let { substituidaPorId: proxima } = pedido;
  while (proxima !== null) {
    const correcao: Assinatura | null = await readRow(em, Assinatura, { id: proxima });
    if (correcao) yield correcao;
    proxima = correcao?.substituidaPorId ?? null;
  }
}

/** The first of some orders of which something is true; those behind it are not read. */
async function primeiro(
  pedidos: AsyncGenerator<Assinatura>,
  serve: (candidato: Assinatura) => boolean,
): Promise<Assinatura | null> {
  for await (const pedido of pedidos) if (serve(pedido)) return pedido;
  return null;
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
