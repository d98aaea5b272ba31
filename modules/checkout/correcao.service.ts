import type { EntityManager } from '@mikro-orm/core';
import { comoSeGuarda } from '../contact/email.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { outroQueVale, seguiria, vale } from './ditoDaFamilia.service.ts';
import { lerFamilia, type Familia, type Ligada } from './familia.service.ts';
import { mesmoPagamento } from './pagamentoDoPedido.service.ts';

/**
 * The correction that an order's customer has sent and that stands, and that none corrects which stands; the first where there are several, null where none
 * does. It is what is paid (D38), whatever staff have done with the corrected one: who already works that decides which of the two goes on, by cancelling the other.
 */
export async function correcaoQueVale(em: EntityManager, pedido: Ligada): Promise<Assinatura | null> {
  // Asked of every order that is listed or followed, most of which nobody has corrected.
  if (pedido.substituidaPorId === null) return null;
  return entreAsCorrecoes(pedido, await lerFamilia(em, pedido));
}

function entreAsCorrecoes(pedido: Ligada, { correcoes }: Familia): Assinatura | null {
  return outroQueVale(pedido, { correcoes, corrigidas: [], outras: [] });
}

/** The order that was replaced by one, and takes its place again once that is cancelled; null where there is none. */
export async function voltaSeCancelada(em: EntityManager, pedido: Assinatura): Promise<Assinatura | null> {
  if (pedido.substituiId === null || pedido.soCita || !vale(pedido)) return null;
  const corrigido = seguiria(await lerFamilia(em, pedido));
  return corrigido && !vale(corrigido) ? corrigido : null;
}

/** How an order and those that it is linked with stand, in a sentence for staff; null where it is linked with none. */
export async function situacaoDe(em: EntityManager, pedido: Assinatura): Promise<string | null> {
  const { substituiId, substituidaPorId } = pedido;
  if (substituiId === null && substituidaPorId === null) return null;
  const familia = await lerFamilia(em, pedido);
  const { correcoes, corrigidas } = familia;
  const [corrigida] = corrigidas;
  const outra = vale(pedido) ? entreAsCorrecoes(pedido, familia) : outroQueVale(pedido, familia);
  const conta = outra ? deQuemEhOPagamento(pedido, outra) : '';
  if (outra && correcoes.includes(outra)) return `No lugar dela vale a assinatura ${outra.id}, que a corrige.${conta}`;
  if (outra && outra === corrigida) return `Corrige a assinatura ${outra.id}, que vale no lugar dela.${conta}`;
  if (outra) return `No lugar dela vale a assinatura ${outra.id}, do mesmo cliente.${conta}`;
  if (substituidaPorId !== null && vale(pedido)) return `A correção, a assinatura ${substituidaPorId}, foi cancelada: vale esta.`;
  if (substituiId === null) return null;
  if (!corrigida) return `Só cita a assinatura ${substituiId}: esta vale por si.`;
  return vale(pedido)
    ? `Corrige a assinatura ${substituiId}, e vale no lugar dela.`
    : `Corrige a assinatura ${substituiId}; nenhuma das duas vale.`;
}

/** Of a payment that an order has beside another that stands: it counts for that, or is a second one. */
function deQuemEhOPagamento(pedido: Assinatura, outra: Assinatura): string {
  if (mesmoPagamento(pedido, outra)) return ' O pagamento conta para aquela.';
  if (pedido.pagaEm === null || outra.pagaEm === null) return '';
  return ' Consta nela outro pagamento, além do daquela: se são mesmo dois, um é para devolver.';
}

/** What says whose an order is, as far as it is known: by either of them a customer is known again. */
export type DeQuem = { readonly [Campo in 'cpfCnpj' | 'email']?: string | undefined };

/** Whether two orders say the same of who pays: of two persons the payer is one. */
export function mesmoPagador(um: DeQuem, outro: DeQuem): boolean {
  return um.cpfCnpj === outro.cpfCnpj && mesmoEndereco(um, outro);
}

/** Whether letters about both go to one address, which versions before have stored as it was typed. */
export function mesmoEndereco({ email: um }: DeQuem, { email: outro }: DeQuem): boolean {
  return um === outro || (um !== undefined && outro !== undefined && comoSeGuarda(um) === comoSeGuarda(outro));
}
