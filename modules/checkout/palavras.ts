import { diaDoInstante } from '../brazil/instante.ts';
import { escreverDia } from '../editing/dia.ts';

// What the pages of an order and the letters about it say alike.

/** How whoever ordered hears of the payment. */
export const COMO_SE_PAGA =
  'Nossa equipe confere o pedido e fala com você, pelos contatos que informou, sobre o pagamento e os próximos passos.';

/** What is said where the last day to pay is over. @param ate that day, written @param contato address for questions */
export function prazoAcabou(ate: string, contato: string): string {
  return `O prazo para pagar este pedido terminou em ${ate}. Se você já pagou, aguarde a confirmação. Se ainda quer o plano, escreva para ${contato} com o código do pedido, ou faça um novo pedido.`;
}

/** How what the order page promises is paid otherwise than by PIX. @param contato address for questions */
export function outrasFormas(contato: string): string {
  return `Prefere PayPal ou boleto? Escreva para ${contato} com o código do pedido.`;
}

/** What is said where an order costs nothing. */
export const NADA_A_PAGAR = 'Não há nada a pagar por este pedido. Nossa equipe cuida do próximo passo.';

/** When what was ordered can be used. */
export const QUANDO_LIBERA =
  'VPS e servidores dedicados são liberados após a confirmação do pagamento; os demais planos, em até 2 horas.';

/** How whoever ordered comes to what can be used now. */
export const DADOS_DE_ACESSO = 'Nossa equipe manda os dados de acesso ao e-mail do pedido.';

/** What is said of a payment for an order that is cancelled: that the company has it, and no more than that somebody speaks of it. */
export function pagamentoConosco(pagoEm: Date): string {
  return `O pagamento de ${escreverDiaDo(pagoEm)} está com a gente, e a nossa equipe fala com você sobre a devolução.`;
}

/** What is said of a payment where the total may be another by now than the one that was paid: nobody stores how much came. */
export function diferencaDoPago(pagoEm: Date): string {
  return `Se o total não é o que você pagou em ${escreverDiaDo(pagoEm)}, nossa equipe fala com você sobre a diferença.`;
}

/** The day of an instant in São Paulo, written. */
export function escreverDiaDo(instante: Date): string {
  return escreverDia(diaDoInstante(instante));
}
