import type { PageContextServer } from 'vike/types';
import { pageHead } from '../../head.server.tsx';

/** Head of the page after a contact message (section 2.2). */
export function data(pageContext: PageContextServer) {
  const head = pageHead(pageContext, {
    titulo: 'Mensagem enviada',
    descricao: 'A sua mensagem foi recebida pelo atendimento e será respondida pela equipe.',
    caminho: '/atendimento-obrigado',
    indexar: false,
  });
  return { head, data: null };
}
