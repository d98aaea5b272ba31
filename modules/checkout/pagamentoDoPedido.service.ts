import { formatarReais } from '../catalogue/preco.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Assinatura } from './assinatura.entity.ts';

/** What says which payment an order has. */
export type Pago = Pick<Assinatura, 'pagaEm' | 'pagamentoId' | 'valor' | 'valorConferido'>;
/** What it costs, and whether anybody has confirmed that. */
type Custo = Pick<Pago, 'valor' | 'valorConferido'>;
/** What integrators read of the amount that they say, by either door. */
export const VALOR_PAGO =
  'Quanto foi pago, em reais: se não é o valor do pedido, nada é mudado (PAGAMENTO_DIVERGENTE). Diga-o sempre que o souber: quem paga por PIX escolhe a quantia, e pode ter pago um pedido que corrigiu depois.';
/** When an order was paid, and by which payment; neither where it was not. */
export type Pagamento = Pick<Assinatura, 'pagaEm' | 'pagamentoId'>;

/** No payment. */
export const SEM_PAGAMENTO: Readonly<Pagamento> = { pagaEm: null, pagamentoId: null };

/** Another payment than all that are known. */
export const novoPagamento = (): string => crypto.randomUUID();

/** Whether one payment pays for both: two may have come on one day. What a version before this one has noted is told apart by its instant alone. */
export function mesmoPagamento(um: Readonly<Pago>, outro: Readonly<Pago>): boolean {
  if (um.pagaEm === null || outro.pagaEm === null) return false;
  if (um.pagamentoId !== null && outro.pagamentoId !== null) return um.pagamentoId === outro.pagamentoId;
  return um.pagaEm.getTime() === outro.pagaEm.getTime() && mesmoTotal(um, outro);
}

/** Has each payment of a family known by its identity, before another comes or one goes: of those that a version before this one has noted, one instant and total is one. */
export function identificarPagamentos(pedidos: readonly Assinatura[]): void {
  for (const pedido of pedidos) {
    if (pedido.pagaEm === null || pedido.pagamentoId !== null) continue;
    const conhecido = pedidos.find((outro) => outro.pagamentoId !== null && mesmoPagamento(outro, pedido));
    pedido.pagamentoId = conhecido?.pagamentoId ?? novoPagamento();
  }
}

/** Whether an order costs nothing, so that it is never paid: a total that nobody has confirmed is none (D14). */
export function custaNada({ valor, valorConferido }: Readonly<Custo>): boolean {
  return valorConferido && valor === 0;
}

/** The payment of an order, as it goes along to another: from now on it is known which it is. What a version before this one has noted of one that costs nothing is none. */
export function levarPagamento(pedido: Assinatura): Pagamento {
  if (pedido.pagaEm === null || custaNada(pedido)) return SEM_PAGAMENTO;
  pedido.pagamentoId ??= novoPagamento();
  return { pagaEm: pedido.pagaEm, pagamentoId: pedido.pagamentoId };
}

/** Whether a payment for one order pays for the other: a total that nobody has confirmed is none (D14). */
export function mesmoTotal(um: Readonly<Custo>, outro: Readonly<Custo>): boolean {
  return um.valorConferido && outro.valorConferido && um.valor === outro.valor;
}

/** @throws `PAGAMENTO_DIVERGENTE` where what was paid, in reais, is not what an order costs: whoever paid less has not paid it */
export function exigirTotal({ codigo, valor }: Readonly<Custo & Pick<Assinatura, 'codigo'>>, valorPago: number): void {
  if (valorPago === valor) return;
  const mensagem = `O pedido ${codigo} custa ${formatarReais(valor)}, e o pagamento é de ${formatarReais(valorPago)}: quem acerta a diferença é a equipe. Nada foi mudado.`;
  const fields = [{ campo: 'valorPago', mensagem }];
  throw new DomainError('conflict', 'PAGAMENTO_DIVERGENTE', mensagem, { fields });
}

/** The refusal of a payment and of a total of nothing together. */
export function semCusto(mensagem: string): DomainError {
  return new DomainError('conflict', 'PEDIDO_SEM_CUSTO', mensagem);
}
