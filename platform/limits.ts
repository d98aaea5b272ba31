import { RateLimiterRes } from 'rate-limiter-flexible';
import { BoundedLimiter } from './boundedLimiter.ts';
import { DomainError } from './errors.ts';
import { networkOf, type Visitor } from './http/visitor.ts';

/** Acts that a visitor may repeat only so often: calls, and seconds in which they count. */
const ATOS = {
  cupom: { points: 20, duration: 60 },
  consulta: { points: 30, duration: 60 },
  email: { points: 15, duration: 60 },
  // Orders and messages that have passed the form and the bot check. Whatever is sent is counted as a try first, by a wider measure:
  // many people share an address, and what one of them sends empty or unchecked is not to keep the others out.
  tentativaDeAssinatura: { points: 60, duration: 60 },
  assinatura: { points: 10, duration: 60 },
  tentativaDeContato: { points: 30, duration: 60 },
  contato: { points: 5, duration: 60 },
  verificacao: { points: 30, duration: 60 },
} as const;

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
        await limiters[ato].consume(visitante);
        if (rede !== visitante) await ofNetworks[ato].consume(rede);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooMany(error.msBeforeNext);
      }
    },
  };
}

function createLimiters(times: number): Record<Ato, BoundedLimiter> {
  const limiters = Object.entries(ATOS).map(([ato, { points, duration }]) => {
    const keyPrefix = `${ato} ${times}`;
    return [ato, new BoundedLimiter({ keyPrefix, points: points * times, duration })] as const;
  });
  return Object.fromEntries(limiters) as Record<Ato, BoundedLimiter>;
}

/** The refusal of one who has to wait so many milliseconds. */
export function tooMany(milliseconds: number): DomainError {
  const segundos = Math.max(1, Math.ceil(milliseconds / 1000));
  const espera = segundos === 1 ? '1 segundo' : `${segundos} segundos`;
  return new DomainError('too-many', 'MUITAS_TENTATIVAS', `Muitas tentativas. Aguarde ${espera} e tente de novo.`, {
    retryAfter: segundos,
  });
}
