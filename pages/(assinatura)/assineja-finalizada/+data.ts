import type { PageContextServer } from 'vike/types';
import { comoLibera, COMO_SE_PAGA } from '../../../modules/checkout/palavras.ts';
import { pageHead } from '../../head.server.tsx';
import type { DataOf } from '../../publicPage.tsx';
import { duvida } from '../acompanhar/words.server.ts';
import { BUSCANDO, SEM_RESPOSTA, SENDO_PROCESSADO } from './words.server.ts';

export type Data = DataOf<typeof data>;

/** Head and words of the page after an order (section 2.2). What its address says only the browser reads: it is a person's own. */
export function data(pageContext: PageContextServer) {
  const { brand, diasDoPix } = pageContext;
  const head = pageHead(pageContext, {
    titulo: 'Pedido recebido',
    descricao: 'O seu pedido de assinatura foi recebido e está sendo processado.',
    caminho: '/assineja-finalizada',
    indexar: false,
  });
  return {
    head,
    data: {
      sendoProcessado: SENDO_PROCESSADO,
      comoSePaga: COMO_SE_PAGA,
      /** Said until the order is read; null where there is no PIX. */
      comPix: diasDoPix === null ? null : BUSCANDO,
      semResposta: SEM_RESPOSTA,
      liberacao: comoLibera({ linha: null, semEspera: false, pedidoEm: null }, brand.PORTAL_URL !== null, new Date()),
      duvida: duvida(brand),
    },
  };
}
