import { Big } from 'big.js';
import { familiaDoTipo } from '../catalogue/familia.ts';
import type { PlanoLinha } from '../catalogue/plano.campos.ts';
import { nomeDoTipo } from '../catalogue/plano.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { linhasDaCotacao, type LinhaDaCotacao } from './cotacao.ts';
import { opcoesDoPlano, type Extra } from './opcoes.ts';

/** What the total of an order consists of. */
export type Comprado = Pick<
  Assinatura,
  'planoTipo' | 'planoDados' | 'cupomDados' | 'pagamento' | 'espacoAdicional' | 'ipAdicional' | 'valor' | 'valorConferido'
>;

/**
 * The total of an order line by line, as a quote has it; empty where it cannot be said any more what it consists of. What is sold besides the plan may have
 * another price by now: lines that say another total than the order are none.
 */
export function linhasDoPedido(pedido: Readonly<Comprado>): LinhaDaCotacao[] {
  const { planoTipo, planoDados, cupomDados: cupom } = pedido;
  const familia = planoTipo === null ? null : familiaDoTipo(nomeDoTipo(planoTipo));
  if (familia === null || planoTipo === null || planoDados === null) return [];
  const opcoes = opcoesDoPlano(nomeDoTipo(planoTipo));
  const periodo = familia.periodos.find((meses) => meses === pedido.pagamento);
  const disco = extra(opcoes.discos, pedido.espacoAdicional);
  const ip = extra(opcoes.ips, pedido.ipAdicional);
  if (!periodo || !disco || !ip) return [];
  const linhas = linhasDaCotacao({ familia, plano: planoDados as unknown as PlanoLinha, periodo, disco, ip, cupom });
  const soma = linhas.reduce((total, { valor }) => total.plus(valor), Big(0));
  return soma.eq(pedido.valor) ? linhas : [];
}

function extra(extras: readonly Extra[], quantidade: number): Extra | undefined {
  return quantidade === 0 ? { quantidade, valor: 0 } : extras.find((opcao) => opcao.quantidade === quantidade);
}

/** The same, as other systems read it: an order whose total nobody has confirmed has no lines either. */
export function linhasConferidas(pedido: Readonly<Comprado>): LinhaDaCotacao[] {
  return pedido.valorConferido ? linhasDoPedido(pedido) : [];
}
