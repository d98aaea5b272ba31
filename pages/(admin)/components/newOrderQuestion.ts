import type { RegistrarPedidoMutationVariables } from '../../../graphql/generated/desk/graphql.ts';
import { hostDe } from '../../../modules/brazil/dominio.ts';
import { oQueSeDiz } from '../../../modules/checkout/novoPedido.ts';
import { registroPorAno } from '../../../modules/checkout/registroDeDominio.ts';
import { hora, instante, reais } from '../format.ts';
import type { OrderQuote } from './NewOrderPrice.tsx';

/** An order as the form says it: who orders, and what. */
export type SaidOrder = Pick<RegistrarPedidoMutationVariables, 'cliente' | 'pedido'>;

/**
 * What is asked before an order is stored.
 * @param antes the price that stood under the form for the same choices; undefined where none did
 */
export function newOrderQuestion(
  dito: SaidOrder,
  agora: OrderQuote,
  antes: OrderQuote | undefined,
  enviaEmails: boolean,
): string {
  const { nome, email } = dito.cliente;
  const { valor, linhas } = agora;
  return [
    `Registrar? ${linhas[0]!.descricao}, ${domainOf(dito)}: ${reais(valor)} no total, de ${nome}, ${email}.`,
    ...changes(agora, antes),
    ...sameAgain(agora),
    oQueSeDiz(valor, enviaEmails),
  ].join(' ');
}

/** The domain that an order says is to be registered, as it is stored; empty where none is. */
export function toRegister({ cliente, pedido }: SaidOrder): string {
  return pedido.tipoDominio === 'registro' ? hostDe(cliente.dominio ?? '') : '';
}

function domainOf({ cliente, pedido }: SaidOrder): string {
  const dominio = hostDe(cliente.dominio ?? '');
  if (pedido.tipoDominio === 'subdominio') return 'sem domínio por ora';
  if (pedido.tipoDominio === 'ja-tenho') return `${dominio}, que o cliente já tem`;
  const porAno = registroPorAno(dominio);
  return `registrar ${dominio} (${porAno === null ? '' : `${reais(porAno)}/ano `}à parte, cobrado depois)`;
}

/** That the same customer has one of this plan already: a colleague has written it down, perhaps, or another tab. */
function sameAgain({ jaPedido }: OrderQuote): string[] {
  if (!jaPedido) return [];
  const { codigo, criadaEm } = jaPedido;
  const [dia] = instante(criadaEm).split(',');
  const hoje = dia === instante(new Date().toISOString()).split(',')[0];
  return [`Já há um pedido dele deste plano, ${codigo}, ${hoje ? 'de hoje' : 'de ontem'} às ${hora(criadaEm)}.`];
}

/** What is otherwise by now than it stood under the form, and may have been told to the customer so. */
function changes(agora: OrderQuote, antes: OrderQuote | undefined): string[] {
  if (!antes) return [];
  return [
    ...(antes.valor === agora.valor
      ? []
      : [`O preço mudou de ${reais(antes.valor)} para ${reais(agora.valor)} enquanto você escrevia.`]),
    ...(antes.planoVisto === agora.planoVisto
      ? []
      : [`O plano foi alterado enquanto você escrevia. Agora é: ${agora.planoVisto}`]),
  ];
}
