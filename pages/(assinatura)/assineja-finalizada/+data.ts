import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { confirmacaoPorEmail } from '../emails.server.ts';

export type Data = DataOf<typeof data>;

/** Head of the page after an order (section 2.2). What its address says only the browser reads: it is a person's own. */
export function data(pageContext: PageContextServer) {
  const head = pageHead(pageContext, {
    titulo: 'Pedido recebido',
    descricao: 'O seu pedido de assinatura foi recebido e está sendo processado.',
    caminho: '/assineja-finalizada',
    indexar: false,
  });
  return { head, data: { porEmail: pageContext.enviaEmails ? confirmacaoPorEmail(pageContext.brand) : null } };
}
