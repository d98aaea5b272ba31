/** How whoever ordered hears of the payment. */
export const COMO_SE_PAGA =
  'Nossa equipe confere o pedido e fala com você, pelos contatos que informou, sobre o pagamento e os próximos passos.';

/** When what was ordered can be used. */
export const QUANDO_LIBERA =
  'VPS e servidores dedicados são liberados após a confirmação do pagamento; os demais planos, em até 2 horas.';
