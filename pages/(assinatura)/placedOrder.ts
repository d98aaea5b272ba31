import { createDraft } from '../draft.ts';

/** The address of the page that confirms the order that this tab has placed last: that page may not have arrived, and whoever goes back from it is told. */
export const placedOrder = createDraft<string>('pedido-recebido');
