import { uncounted, type Caller } from '../../platform/limits.ts';
import type { Autor } from '../editing/autor.ts';
import type { Target } from '../editing/target.ts';
import type { Tentativas } from '../verification/verificacao.service.ts';

/** Who orders, or asks what an order would cost. */
export interface Quem {
  caller: Caller;
  /** The machine whose key spares it the bot check, as the trace names it (D45), or whoever of the staff orders for a customer; null for customers. */
  maquina: Autor | null;
  /** Set where one of the staff orders for a customer: the order whose choices are changed with it, of the version that was read, unless it is a new one. */
  equipe?: { troca?: Target };
}

/** Who of the staff asks. */
export interface DaEquipe {
  autor: Autor;
  caller: Caller;
}

/** Whoever of the staff orders for a customer, as one whom no limit of visitors counts. */
export const paraCliente = ({ autor, caller }: DaEquipe, equipe: NonNullable<Quem['equipe']> = {}): Quem => ({
  caller: uncounted(caller),
  maquina: autor,
  equipe,
});

/** As what his tries are counted. */
export const tentativasDe = ({ caller }: Quem): Tentativas => ({
  caller,
  recusada: 'tentativaDeAssinatura',
  semProva: 'assinaturaSemProva',
});
