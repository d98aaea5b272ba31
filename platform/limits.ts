import { RateLimiterRes } from 'rate-limiter-flexible';
import { BoundedLimiter } from './boundedLimiter.ts';
import { DomainError } from './errors.ts';
import { networkOf, type Visitor } from './http/visitor.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Acts that a visitor may repeat only so often: calls, and seconds in which they count. */
const ATOS = {
  cupom: [{ points: 20, duration: MINUTE }],
  consulta: [{ points: 30, duration: MINUTE }],
  email: [{ points: 15, duration: MINUTE }],
  // Orders and messages that have passed the form and the bot check. Whatever is sent is counted as a try first, by a wider measure:
  // many people share an address, and what one of them sends empty or unchecked is not to keep the others out.
  // What is stored is counted by the hour as well: staff have to read all of it.
  tentativaDeAssinatura: [{ points: 60, duration: MINUTE }],
  assinatura: [
    { points: 10, duration: MINUTE },
    { points: 60, duration: HOUR },
  ],
  tentativaDeContato: [{ points: 30, duration: MINUTE }],
  contato: [
    { points: 5, duration: MINUTE },
    { points: 30, duration: HOUR },
  ],
  verificacao: [{ points: 30, duration: MINUTE }],
} as const satisfies Record<string, readonly { points: number; duration: number }[]>;

/** What all visitors of one network may do together, in visitors: one subscriber may say that he is 65,536, and a mobile operator has many in one. */
const VISITANTES_DA_REDE = 10;

type Ato = keyof typeof ATOS;

/** Counts what visitors do, whichever door they come through (D35). */
export interface Limites {
  /** @throws `MUITAS_TENTATIVAS` when the visitor has done this too often. */
  consumir: (ato: Ato, visitante: Visitor) => Promise<void>;
}

/** Who does something that is limited, and what counts it. */
export interface Interessado {
  limites: Limites;
  visitante: Visitor;
}

/** Counts in this process; another store of rate-limiter-flexible (Redis, PostgreSQL) takes over where there are several. */
export function createLimites(enabled: boolean): Limites {
  if (!enabled) return { consumir: async () => {} };
  const limiters = createLimiters(1);
  const ofNetworks = createLimiters(VISITANTES_DA_REDE);
  return {
    async consumir(ato, visitante) {
      const rede = networkOf(visitante);
      try {
        for (const limiter of limiters[ato]) await limiter.consume(visitante);
        if (rede !== visitante) for (const limiter of ofNetworks[ato]) await limiter.consume(rede);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooMany(error.msBeforeNext);
      }
    },
  };
}

function createLimiters(times: number): Record<Ato, BoundedLimiter[]> {
  const limiters = Object.entries(ATOS).map(([ato, windows]) => {
    const ofAct = windows.map(({ points, duration }) => {
      const keyPrefix = `${ato} ${times} ${duration}`;
      return new BoundedLimiter({ keyPrefix, points: points * times, duration });
    });
    return [ato, ofAct] as const;
  });
  return Object.fromEntries(limiters) as Record<Ato, BoundedLimiter[]>;
}

/** The refusal of one who has to wait so many milliseconds. */
export function tooMany(milliseconds: number): DomainError {
  const segundos = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutos = Math.ceil(segundos / MINUTE);
  const espera = segundos === 1 ? '1 segundo' : minutos > 2 ? `${minutos} minutos` : `${segundos} segundos`;
  return new DomainError('too-many', 'MUITAS_TENTATIVAS', `Muitas tentativas. Aguarde ${espera} e tente de novo.`, {
    retryAfter: segundos,
  });
}
