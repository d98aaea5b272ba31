import type { FilaDescrita } from '../editing/fila.ts';
import { MENSAGEM_ESPERANDO } from './mensagem.ts';

/** The queues in which messages are worked, in the order in which staff read them. */
export const FILAS_DE_MENSAGENS = {
  esperando: { rotulo: 'Esperando', filtro: { status: MENSAGEM_ESPERANDO } },
  em_aberto: { rotulo: 'Em aberto', filtro: { abertas: true } },
  minhas: { rotulo: 'Minhas', filtro: { abertas: true }, deQuemPergunta: true },
} as const satisfies Record<string, FilaDescrita>;
