/** That an order is being processed (section 2.2). */
export const SENDO_PROCESSADO = 'Seu pedido está sendo processado';

/** What is said until it is read how the order is paid by PIX. */
export const BUSCANDO =
  'Guardamos o seu pedido. Os próximos passos e o código do PIX aparecem aqui em instantes; se não aparecerem, recarregue a página.';

/** What is said where the page that follows the order could not be asked how it stands. */
export const SEM_RESPOSTA =
  'Não foi possível mostrar agora como o pedido está. A página do pedido, em “Acompanhar o pedido”, diz como pagar e o que vem em seguida.';
