import type { FilaDescrita } from '../editing/fila.ts';
import { ASSINATURA_ESPERANDO } from './assinatura.ts';

/** The queues in which orders are worked, in the order in which staff read them. */
export const FILAS_DE_ASSINATURAS = {
  esperando: { rotulo: 'Esperando', filtro: { status: ASSINATURA_ESPERANDO } },
  aguardando_pagamento: { rotulo: 'Aguardando pagamento', filtro: { abertas: true, pago: false } },
  por_conferir: { rotulo: 'Sem preço conferido', filtro: { porConferir: true } },
  minhas: { rotulo: 'Minhas', filtro: { abertas: true }, deQuemPergunta: true },
} as const satisfies Record<string, FilaDescrita>;
