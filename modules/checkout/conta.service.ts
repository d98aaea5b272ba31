import type { EntityManager } from '@mikro-orm/core';
import { Big } from 'big.js';
import { Assinatura } from './assinatura.entity.ts';
import { AssinaturaStatus, STATUS_SEM_EFEITO } from './assinatura.ts';
import { custaNada, mesmoPagamento } from './pagamentoDoPedido.service.ts';
import { aCobrar } from './relatorio.service.ts';

/** What the orders of one document come to; amounts in reais, without totals that nobody has confirmed (D42). */
export interface Conta {
  /** CPF or CNPJ as it is stored; empty for orders that carry none. */
  cpfCnpj: string;
  /** Day of the first order that was not cancelled; null where all were. */
  desde: string | null;
  porStatus: { status: AssinaturaStatus; quantidade: number }[];
  /** What was paid, each payment once, however many orders of a family it has gone along to. */
  pago: number;
  /** What of it is for orders that are cancelled, and for none that is not. */
  pagoEmCanceladas: number;
  /** What is owed, of two orders of which one corrects the other once (`aCobrar`). */
  aReceber: number;
  /** How many orders wait for somebody to confirm their total, which is in no sum. */
  porConferir: number;
}

/** Sums orders by the document that they carry, the one with most of them first: who shares an address is not one person for it. */
export async function contasDe(em: EntityManager, pedidos: readonly Assinatura[]): Promise<Conta[]> {
  const ids = pedidos.map(({ id }) => id);
  const cobrados = await em.find(Assinatura, { $and: [{ id: { $in: ids } }, aCobrar(em)] });
  const devem = new Set(cobrados.map(({ id }) => id));
  const documentos = [...new Set(pedidos.map(({ cpfCnpj }) => cpfCnpj))];
  return documentos
    .map((cpfCnpj) => pedidos.filter((pedido) => pedido.cpfCnpj === cpfCnpj))
    .toSorted((um, outro) => outro.length - um.length)
    .map((seus) => contaDe(seus, devem));
}

function contaDe(pedidos: readonly Assinatura[], devem: ReadonlySet<number>): Conta {
  const pagos = pedidos.filter((pedido) => pedido.pagaEm !== null && pedido.valorConferido && !custaNada(pedido));
  const soDeCanceladas = pagos.filter((pago) =>
    pagos.every((outro) => outro.status === 'cancelada' || !pagosDeUmaVez(pago, outro)),
  );
  return {
    cpfCnpj: pedidos[0]!.cpfCnpj,
    desde: pedidos.flatMap(({ status, dataCadastro }) => (status === 'cancelada' ? [] : [dataCadastro])).toSorted()[0] ?? null,
    porStatus: Object.values(AssinaturaStatus)
      .map((status) => ({ status, quantidade: pedidos.filter((pedido) => pedido.status === status).length }))
      .filter(({ quantidade }) => quantidade > 0),
    pago: somar(cadaUmUmaVez(pagos)),
    pagoEmCanceladas: somar(cadaUmUmaVez(soDeCanceladas)),
    aReceber: somar(pedidos.filter(({ id }) => devem.has(id))),
    porConferir: pedidos.filter(({ valorConferido, status }) => !valorConferido && !STATUS_SEM_EFEITO.includes(status)).length,
  };
}

/** Of the orders that one payment was for, the first. */
function cadaUmUmaVez(pagos: readonly Assinatura[]): Assinatura[] {
  return pagos.filter((pago, i) => !pagos.slice(0, i).some((outro) => pagosDeUmaVez(pago, outro)));
}

/** Whether one payment paid both. Of what a version before has noted without its identity, two orders of one day may have been paid each by its own: there only one that corrects the other shares it. */
function pagosDeUmaVez(um: Assinatura, outro: Assinatura): boolean {
  if (!mesmoPagamento(um, outro)) return false;
  const conhecido = um.pagamentoId !== null && outro.pagamentoId !== null;
  return conhecido || um.id === outro.id || um.substituiId === outro.id || outro.substituiId === um.id;
}

function somar(pedidos: readonly Assinatura[]): number {
  return pedidos.reduce((soma, { valor }) => soma.plus(valor), Big(0)).toNumber();
}
