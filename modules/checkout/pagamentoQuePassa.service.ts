import { ASSINATURA_ESPERANDO } from './assinatura.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { mesmoPagador, type DeQuem } from './correcao.service.ts';
import { vale } from './ditoDaFamilia.service.ts';
import { dividir, outrosDe } from './familia.service.ts';
import { custaNada, mesmoPagamento, mesmoTotal, type Pago } from './pagamentoDoPedido.service.ts';

/** A payment that pays for another order than the one that it was said of. */
export interface PagamentoQuePassa {
  de: Assinatura;
  para: Assinatura;
  /** Orders that stand and have it so far: they give up their place. */
  daoLugar: Assinatura[];
}

/** What an order costs, and whose it is. */
type Cotado = Pick<Pago, 'valor' | 'valorConferido'> & DeQuem;

/**
 * Which payment of a family goes along to the order that stands, because total and payer are the same by now, whichever of them was said last; null where none
 * does. It comes from what that corrects and nobody works, or from an order without effect. It stays with whoever works, or has done, what it has paid for, and with an
 * order of another payer that stands. Of an order that is cancelled the money may be on its way back: that stays too where another that stands has been paid, and where a
 * payment of the one that stands was taken back, until something is said of the cancelled one.
 * @param todos the family, as they came
 * @param dito the one of which something is said now
 */
export function pagamentoQuePassa(todos: readonly Assinatura[], dito: Assinatura): PagamentoQuePassa | null {
  const para = todos.find((pedido) => valeSozinho(pedido, todos));
  if (!para || para.pagaEm !== null) return null;
  const familia = dividir(para, todos);
  const outros = outrosDe(familia);
  const comEle = (pago: Assinatura) => outros.filter((outro) => vale(outro) && mesmoPagamento(outro, pago));
  const daLugar = (pedido: Assinatura) => pedido.status === ASSINATURA_ESPERANDO && pagaPor(pedido, para);
  const de = outros.find((outro) => {
    if (outro.pagaEm === null || custaNada(outro) || !pagaPor(outro, para)) return false;
    // It may have been delivered.
    if (familia.corrigidas.includes(outro) && outro.status === 'cancelada') return false;
    const talvezVolte =
      para.desmarcadaEm !== null || outros.some((um) => vale(um) && um.pagaEm !== null && !mesmoPagamento(um, outro));
    return comEle(outro).every(daLugar) && (vale(outro) || outro === dito || !talvezVolte);
  });
  return de ? { de, para, daoLugar: comEle(de) } : null;
}

/** Whether an order stands, and none that corrects it, nor another beside it, does. */
function valeSozinho(pedido: Assinatura, todos: readonly Assinatura[]): boolean {
  const { correcoes, outras } = dividir(pedido, todos);
  return vale(pedido) && ![...correcoes, ...outras].some(vale);
}

/** Whether what was paid for one order pays for another as well: of two persons the payer is one. */
export function pagaPor(um: Cotado, outro: Cotado): boolean {
  return mesmoTotal(um, outro) && mesmoPagador(um, outro);
}
