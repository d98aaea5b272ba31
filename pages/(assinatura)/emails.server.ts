import type { Brand } from '../../platform/brand.ts';

// What is promised where mail goes out, and nowhere else (D43).

/** Said after an order. @param aPagar whether it waits for a payment */
export function confirmacaoPorEmail({ EMAIL_CONTACT }: Brand, aPagar: boolean): string {
  return `A confirmação, com o que você pediu${aPagar ? ' e como pagar' : ''}, segue por e-mail para o endereço do pedido. Se ela não chegar em alguns minutos, olhe também na caixa de spam ou escreva para ${EMAIL_CONTACT}: o pedido está guardado do mesmo jeito.`;
}

/** Said where an order is followed that is not over. @param aPagar whether it waits for a payment */
export function mudancasPorEmail(aPagar: boolean): string {
  return `Avisamos também por e-mail ${aPagar ? 'quando o pagamento for confirmado e ' : ''}quando o pedido for concluído.`;
}
