import type { FilaDescrita } from '../editing/fila.ts';
import { ASSINATURA_ESPERANDO } from './assinatura.ts';

/** The queues in which orders are worked, in the order in which staff read them. */
export const FILAS_DE_ASSINATURAS = {
  esperando: { rotulo: 'Esperando', filtro: { status: ASSINATURA_ESPERANDO } },
  aguardando_pagamento: { rotulo: 'Aguardando pagamento', filtro: { aCobrar: true } },
  teste_acabou: { rotulo: 'Teste acabou sem pagamento', filtro: { testeAcabou: true } },
  por_liberar: { rotulo: 'Pagas, por liberar', filtro: { porLiberar: true } },
  por_conferir: { rotulo: 'Sem preço conferido', filtro: { porConferir: true } },
  a_acertar: { rotulo: 'Pagamentos a acertar', filtro: { aAcertar: true } },
  canceladas_pagas: { rotulo: 'Canceladas pagas', filtro: { aDevolver: true } },
  minhas: { rotulo: 'Minhas', filtro: { abertas: true }, deQuemPergunta: true },
} as const satisfies Record<string, FilaDescrita>;
