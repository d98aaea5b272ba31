import { formatarReais } from '../catalogue/preco.ts';
import type { PedidoEscrito } from '../checkout/correspondencia.service.ts';
import { ditoDoPagamento, momentoDe, type APagar } from '../checkout/ditoDoPagamento.ts';
import { COMO_SE_PAGA, jaPagoPor, outrasFormas, pagoEmDobro, TITULO_DO_PIX, type Espera } from '../checkout/palavras.ts';
import { ressalvas } from '../checkout/ressalvas.ts';
import { escreverDia } from '../editing/dia.ts';
import { paragrafo, titulo, type Bloco, type Loja } from './carta.ts';

/** Whether somebody is to say how it is paid, or that it was. */
export function aguardaPagamento({ pagamento }: PedidoEscrito): boolean {
  return pagamento !== null && pagamento.forma !== 'nada';
}

/** Whether its customer is asked to pay it, or may: not once its last day is over, and not where the shop owes him a trial. */
export function podePagar({ etapa, valor, pagamento }: PedidoEscrito): boolean {
  const momento = pagamento && momentoDe({ etapa, valor, pagamento });
  return momento === 'aPagar' || momento === 'emTeste';
}

/** What decides when an order that waits can be used. */
export function esperaDe({ linha, pagamento, pagoEm, pagoPorOutro, recebidoEm }: PedidoEscrito): Espera {
  return { linha, semEspera: (pagoEm ?? pagoPorOutro) !== null || pagamento?.forma === 'nada', pedidoEm: recebidoEm };
}

/** That a plan which can be used is still to be paid, and how; nothing where nothing is. */
export function faltaPagar(pedido: PedidoEscrito, loja: Loja): Bloco[] {
  const { pagamento, pagoPorOutro } = pedido;
  if (pagamento?.forma === 'nada') return ressalvas(pedido, loja.contato).map(paragrafo);
  if (pagamento === null && pagoPorOutro === null) return [];
  return comoSePaga(pedido, loja);
}

/** How an order is paid, as it stands; nothing where it is not to be paid. */
export function comoSePaga(pedido: PedidoEscrito, { contato }: Loja): Bloco[] {
  const { pagamento, pagoEm, pagoPorOutro, pagoTambem: outro } = pedido;
  const frase = (...textos: string[]) => [titulo('Pagamento'), ...textos.map(paragrafo)];
  if (pagoEm) return frase('O pagamento já foi confirmado.', ...(outro ? [pagoEmDobro(outro)] : []));
  if (pagoPorOutro) {
    const { codigo, valor: pago } = pagoPorOutro;
    return frase(jaPagoPor({ codigo, total: pago === null ? null : formatarReais(pago) }));
  }
  if (pagamento === null) return [];
  const aPagar: APagar = { ...pedido, pagamento };
  const dito = ditoDoPagamento(aPagar, contato);
  const antes = [...ressalvas(pedido, contato), ...(dito === null ? [] : [dito])];
  if (pagamento.forma === 'pix') return [...tituloDoPix(pagamento), ...antes.map(paragrafo), ...pix(pagamento, contato)];
  return podePagar(pedido) ? frase(...antes, COMO_SE_PAGA) : frase(...antes);
}

type ComPix = NonNullable<PedidoEscrito['pagamento']>;

function tituloDoPix({ ate, testeAte, testeAcabouEm }: ComPix): Bloco[] {
  return [titulo(`${TITULO_DO_PIX[testeAte || testeAcabouEm ? 'emTeste' : 'agora']} até ${escreverDia(ate!)}`)];
}

function pix({ valor, recebedor, codigoPix, qrCode }: ComPix, contato: string): Bloco[] {
  return [
    paragrafo(
      'No aplicativo do seu banco, escolha PIX e leia o QR Code, ou copie e cole o código. O valor e o código do pedido já estão nele.',
    ),
    paragrafo(`O seu banco mostra ${formatarReais(valor!)} para ${recebedor}: confira antes de pagar.`),
    { tipo: 'pix', codigo: codigoPix!, desenho: qrCode! },
    paragrafo(outrasFormas(contato)),
  ];
}
