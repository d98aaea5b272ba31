import type { Caller } from '../../platform/limits.ts';
import type { Autor } from '../editing/autor.ts';
import type { Tentativas } from '../verification/verificacao.service.ts';

/** Who orders, or asks what an order would cost. */
export interface Quem {
  caller: Caller;
  /** The machine whose key spares it the bot check, as the trace names it (D45); null for people. */
  maquina: Autor | null;
}

/** As what his tries are counted. */
export const tentativasDe = ({ caller }: Quem): Tentativas => ({
  caller,
  recusada: 'tentativaDeAssinatura',
  semProva: 'assinaturaSemProva',
});
