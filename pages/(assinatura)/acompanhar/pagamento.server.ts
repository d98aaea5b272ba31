import type { AcompanharQuery } from '../../../graphql/generated/graphql.ts';
import type { Linha } from '../../../modules/catalogue/familia.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { ditoDoPagamento, momentoDe, type Momento } from '../../../modules/checkout/ditoDoPagamento.ts';
import { jaPagoPor, quandoLibera, type Espera } from '../../../modules/checkout/palavras.ts';
import { escreverDia } from '../../../modules/editing/dia.ts';
import type { Brand } from '../../../platform/brand.ts';
import { AGUARDA, emTeste, PASSO_DO_PAGAMENTO, PIX_ABAIXO } from './words.server.ts';

type Lido = NonNullable<AcompanharQuery['acompanhamento']>;

/** What is said of a payment that is awaited: in the whole page's words, and beside its step. */
interface Dito {
  texto: string;
  passo: string;
  /** How things are with it; null where another order's counts for it. */
  momento: Momento | null;
}

/** Whether somebody is to say how it is paid, or that it was. */
export function aguardaPagamento({ pagamento }: Lido): boolean {
  return pagamento !== null && pagamento.forma !== 'nada';
}

/** What decides when an order that waits can be used. */
export function esperaDe({ linha, pagamento, pagoEm, pagoPorOutro, recebidoEm }: Lido): Espera {
  const semEspera = (pagoEm ?? pagoPorOutro) !== null || pagamento?.forma === 'nada';
  return { linha: linha as Linha | null, semEspera, pedidoEm: new Date(recebidoEm) };
}

/** What is said of the payment of an order that waits for it, or can be used and was not paid. */
export function dizerPagamento(lido: Lido, { EMAIL_CONTACT }: Brand): Dito {
  const { pagoPorOutro, etapa } = lido;
  if (pagoPorOutro) {
    const texto = jaPago(pagoPorOutro);
    return { texto, passo: texto, momento: null };
  }
  const pagamento = lido.pagamento ?? { forma: 'instrucoes' as const, ate: null, testeAte: null, testeAcabouEm: null };
  const pedido = { etapa, valor: lido.valor, pagamento };
  const momento = momentoDe(pedido);
  const dito = ditoDoPagamento(pedido, EMAIL_CONTACT);
  const { forma } = pagamento;
  const passo = PASSO_DO_PAGAMENTO[momento]({
    ate: forma === 'pix' || forma === 'vencido' ? escreverDia(pagamento.ate!) : null,
    teste: pagamento.testeAcabouEm && escreverDia(pagamento.testeAcabouEm),
  });
  const frases = [dito];
  if (momento === 'emTeste')
    frases.unshift(etapa === 'concluido' ? 'O plano está liberado.' : quandoLibera(esperaDe(lido), new Date()));
  if (momento === 'emTeste') frases.push(emTeste(forma));
  else if (forma === 'pix' && dito !== null) frases.push(PIX_ABAIXO);
  if (dito === null) frases.push(AGUARDA[etapa === 'em_atendimento' ? 'emAtendimento' : 'recebido'](forma));
  return { texto: frases.filter(Boolean).join(' '), passo, momento };
}

function jaPago({ codigo, valor }: NonNullable<Lido['pagoPorOutro']>): string {
  return jaPagoPor({ codigo, total: valor === null ? null : formatarReais(valor) });
}

/** What is still to be paid for a plan that can be used; null where nothing is. */
export function faltaPagar(lido: Lido, brand: Brand): string | null {
  if (lido.etapa !== 'concluido') return null;
  if (lido.pagoPorOutro) return `O plano está liberado. ${jaPago(lido.pagoPorOutro)}`;
  return aguardaPagamento(lido) ? dizerPagamento(lido, brand).texto : null;
}
