import { diaDoInstante } from '../brazil/instante.ts';
import { escreverDia } from '../editing/dia.ts';

// What the pages of an order and the letters about it say alike.

/** How whoever ordered hears of the payment. */
export const COMO_SE_PAGA =
  'Nossa equipe confere o pedido e fala com você, pelos contatos que informou, sobre o pagamento e os próximos passos.';

/** When what was ordered can be used. */
export const QUANDO_LIBERA =
  'VPS e servidores dedicados são liberados após a confirmação do pagamento; os demais planos, em até 2 horas.';

/** What is said of a payment for an order that is cancelled: that the company has it, and no more than that somebody speaks of it. */
export function pagamentoConosco(pagoEm: Date): string {
  return `O pagamento de ${escreverDiaDo(pagoEm)} está com a gente, e a nossa equipe fala com você sobre a devolução.`;
}

/** The day of an instant in São Paulo, written. */
export function escreverDiaDo(instante: Date): string {
  return escreverDia(diaDoInstante(instante));
}
