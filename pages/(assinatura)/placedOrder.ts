import { createDraft } from '../draft.ts';

/** The address of the page that confirms the order that this tab has placed, until that page has been seen: it may not have arrived. */
export const placedOrder = createDraft<string>('pedido-recebido');
