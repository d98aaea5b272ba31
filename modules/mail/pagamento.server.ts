import { formatarReais } from '../catalogue/preco.ts';
import type { PedidoEscrito } from '../checkout/correspondencia.service.ts';
import {
  COMO_SE_PAGA,
  jaPagoPor,
  liberadoFaltaPagar,
  NADA_A_PAGAR,
  outrasFormas,
  prazoAcabou,
  prazoAcabouLiberado,
  testeGratis,
  TITULO_DO_PIX,
} from '../checkout/palavras.ts';
import { ressalvas } from '../checkout/ressalvas.ts';
import { escreverDia } from '../editing/dia.ts';
import { paragrafo, titulo, type Bloco, type Loja } from './carta.ts';

/** That a plan which can be used is still to be paid, and how; nothing where nothing is. */
export function faltaPagar(pedido: PedidoEscrito, loja: Loja): Bloco[] {
  const { pagamento, pagoPorOutro } = pedido;
  if (pagamento?.forma === 'nada') return ressalvas(pedido, loja.contato).map(paragrafo);
  if (pagamento === null && pagoPorOutro === null) return [];
  return comoSePaga(pedido, loja);
}

/** How an order is paid, as it stands; nothing where it has none to be paid. */
export function comoSePaga(pedido: PedidoEscrito, { contato }: Loja): Bloco[] {
  const { etapa, pagamento, pagoEm, pagoPorOutro, valor: total } = pedido;
  const frase = (...textos: string[]) => [titulo('Pagamento'), ...textos.map(paragrafo)];
  if (pagoEm) return frase('O pagamento já foi confirmado.');
  if (pagoPorOutro) {
    const { codigo, valor: pago } = pagoPorOutro;
    return frase(jaPagoPor({ codigo, total: pago === null ? null : formatarReais(pago) }));
  }
  if (pagamento === null) return [];
  const { forma, ate, testeAte, valor, recebedor, codigoPix, qrCode } = pagamento;
  const liberado = etapa === 'concluido';
  const dito = { total: total === null ? null : formatarReais(total), ate: ate && escreverDia(ate) };
  const antes = [
    ...ressalvas(pedido, contato),
    ...(testeAte && dito.total && dito.ate
      ? [testeGratis({ testeAte: escreverDia(testeAte), ate: dito.ate, total: dito.total })]
      : liberado
        ? [liberadoFaltaPagar(dito.total, dito.ate)]
        : []),
  ];
  switch (forma) {
    case 'pix':
      return [
        titulo(`${TITULO_DO_PIX[testeAte ? 'emTeste' : 'agora']} até ${escreverDia(ate!)}`),
        ...antes.map(paragrafo),
        paragrafo(
          'No aplicativo do seu banco, escolha PIX e leia o QR Code, ou copie e cole o código. O valor e o código do pedido já estão nele.',
        ),
        paragrafo(`O seu banco mostra ${formatarReais(valor!)} para ${recebedor}: confira antes de pagar.`),
        { tipo: 'pix', codigo: codigoPix!, desenho: qrCode! },
        paragrafo(outrasFormas(contato)),
      ];
    case 'vencido':
      return frase(...ressalvas(pedido, contato), (liberado ? prazoAcabouLiberado : prazoAcabou)(escreverDia(ate!), contato));
    case 'nada':
      return frase(...ressalvas(pedido, contato), NADA_A_PAGAR);
    case 'instrucoes':
      return frase(...antes, COMO_SE_PAGA);
  }
}
