import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limiter } from '../../platform/limiter.ts';

export const HORA_S = 3600;
export const DIA_S = 24 * HORA_S;
/** Longest that a queue is busy: what would wait for more than a day does not get into it, and what is let through at once takes an hour. */
export const MAIS_LONGA_FILA_S = DIA_S + 2 * HORA_S;

/** Whether there was room, and milliseconds until there is again. */
export interface Conta {
  cabe: boolean;
  msBeforeNext: number;
}

/** Counts within a limit. */
export async function consumir(limite: Limiter, chave: string, opcoes = {}): Promise<Conta> {
  try {
    const { msBeforeNext } = await limite.consume(chave, 1, opcoes);
    return { cabe: true, msBeforeNext };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { cabe: false, msBeforeNext: error.msBeforeNext };
    throw error;
  }
}

/** Counts something once within a limit, for as long as the limit remembers it. @param contadas remembers what was */
export async function contar(limite: Limiter, chave: string, contadas: Limiter, oQue: string): Promise<Conta> {
  if ((await contadas.get(oQue)) !== null) return { cabe: true, msBeforeNext: 0 };
  const conta = await consumir(limite, chave);
  if (conta.cabe) await lembrar(contadas, oQue, conta.msBeforeNext / 1000);
  return conta;
}

/** Remembers something as counted for so many seconds. */
export async function lembrar(contadas: Limiter, oQue: string, segundos: number): Promise<void> {
  await consumir(contadas, oQue, { customDuration: Math.max(1, Math.ceil(segundos)) });
}

/** How often a limit was used just now, as far as it is remembered, and milliseconds until it is forgotten. */
export async function usado(limite: Limiter, chave: string): Promise<{ quantas: number; msBeforeNext: number }> {
  const conta = await limite.get(chave);
  return conta && conta.msBeforeNext > 0
    ? { quantas: conta.consumedPoints, msBeforeNext: conta.msBeforeNext }
    : { quantas: 0, msBeforeNext: 0 };
}

/** A turn: milliseconds until it comes, 0 where it is now; and how it is taken, before anybody else asks for one. */
interface Vez {
  espera: number;
  tomar: () => Promise<void>;
}

/**
 * Lets through so many at once, and then one after the other, as many in an hour. What is kept is until when all that came have had their
 * turn: whoever comes all the time makes himself wait, however long, and whoever has waited is forgotten.
 */
export class Fila {
  readonly #ate: Limiter;
  readonly #porHora: number;

  /** @param ate remembers until when each key is busy */
  constructor(ate: Limiter, porHora: number) {
    this.#ate = ate;
    this.#porHora = porHora;
  }

  /** When one more has its turn. */
  async vez(chave: string): Promise<Vez> {
    const { msBeforeNext: ocupada } = await usado(this.#ate, chave);
    return {
      espera: Math.max(0, ocupada - this.#passo * (this.#porHora - 1)),
      tomar: async () => void (await this.#ate.block(chave, Math.ceil((ocupada + this.#passo) / 1000))),
    };
  }

  get #passo(): number {
    return (HORA_S * 1000) / this.#porHora;
  }
}
