import { ASSINATURA_ESPERANDO } from './assinatura.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { vale } from './ditoDaFamilia.service.ts';
import { dividir, outrosDe } from './familia.service.ts';
import { pagaPor, type Cotado } from './pagador.service.ts';
import { custaNada, mesmoPagamento } from './pagamentoDoPedido.service.ts';

/** A payment that pays for another order than the one that it was said of. */
export interface PagamentoQuePassa {
  de: Assinatura;
  para: Assinatura;
  /** Orders that stand and have it so far: they give up their place. */
  daoLugar: Assinatura[];
}

/**
 * Which payment of a family goes along to the order that stands, because total and payer are the same by now, whichever of them was said last; null where none
 * does. It comes from what that corrects and nobody works, or from an order without effect. It stays with whoever works, or has done, what it has paid for, and with an
 * order of another payer that stands. Of an order that is cancelled the money may be on its way back: it goes along where something is said of that one, or of the one that
 * stands while no payment of it was taken back, and no other that stands has been paid.
 * @param todos the family, as they came
 * @param ditos the one of which something is said now, and the one that stands by that; none where a customer's correction is all that has come
 */
export function pagamentoQuePassa(todos: readonly Assinatura[], ditos: readonly Assinatura[]): PagamentoQuePassa | null {
  const para = todos.find((pedido) => valeSozinho(pedido, todos));
  if (!para || para.pagaEm !== null) return null;
  const familia = dividir(para, todos);
  const outros = outrosDe(familia);
  const comEle = (pago: Assinatura) => outros.filter((outro) => vale(outro) && mesmoPagamento(outro, pago));
  // Where the first had it, and was cancelled, it may have been delivered; what an order has that stands, and nobody works, was not.
  const talvezFeito = (pago: Assinatura) =>
    !vale(pago) && familia.corrigidas.some((um) => um.status === 'cancelada' && mesmoPagamento(um, pago));
  const talvezVolte = (pago: Assinatura) => {
    if (vale(pago) || ditos[0] === pago) return false;
    if (outros.some((um) => vale(um) && um.pagaEm !== null && !mesmoPagamento(um, pago))) return true;
    return pago.status === 'cancelada' && (!ditos.includes(para) || para.desmarcadaEm !== null);
  };
  const de = outros.find((pago) => {
    if (pago.pagaEm === null || custaNada(pago) || !pagaPor(pago, para)) return false;
    return comEle(pago).every((outro) => daLugar(outro, para)) && !talvezFeito(pago) && !talvezVolte(pago);
  });
  return de ? { de, para, daoLugar: comEle(de) } : null;
}

/** Whether an order stands, and none that corrects it, nor another beside it, does. */
function valeSozinho(pedido: Assinatura, todos: readonly Assinatura[]): boolean {
  const { correcoes, outras } = dividir(pedido, todos);
  return vale(pedido) && ![...correcoes, ...outras].some(vale);
}

/** Whether an order gives up its place to one that corrects it: nobody works it, and what was paid for it, if anything was, pays for that as well. */
export function daLugar(corrigida: Assinatura, correcao: Cotado): boolean {
  return corrigida.status === ASSINATURA_ESPERANDO && (corrigida.pagaEm === null || pagaPor(corrigida, correcao));
}
