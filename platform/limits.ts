import { RateLimiterRes } from 'rate-limiter-flexible';
import { inMemory } from './boundedLimiter.ts';
import { DomainError } from './errors.ts';
import { startedElsewhere } from './http/sameOrigin.ts';
import { ELSEWHERE, isMachine, networkOf, type Visitor } from './http/visitor.ts';
import type { CreateLimiter, Limiter } from './limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Acts that a visitor may repeat only so often: calls, and seconds in which they count. What is told of them is made from this. */
export const ACTS = {
  cupom: [{ points: 20, duration: MINUTE }],
  // A form asks anew at every choice; what is asked about a coupon counts as that besides.
  cotacao: [{ points: 60, duration: MINUTE }],
  consulta: [{ points: 30, duration: MINUTE }],
  email: [{ points: 15, duration: MINUTE }],
  // Looking at an order, which whoever waits does again and again, and whoever guesses at identifiers.
  acompanhamento: [{ points: 30, duration: MINUTE }],
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
  // Keys of machines that open nothing: nobody guesses one, and whoever has an old one need not ask all the time.
  chaveRecusada: [{ points: 30, duration: MINUTE }],
} as const satisfies Record<string, readonly { points: number; duration: number }[]>;

/** What all visitors of one network may do together, in visitors: one subscriber may say that he is 65,536, and a mobile operator has many in one. A machine's key may as much. */
export const VISITORS_OF_A_NETWORK = 10;

type Act = keyof typeof ACTS;

/** Somebody who asks, known well enough to be counted (D35). */
export interface Caller {
  visitor: Visitor;
  /** Counts an act, whichever door it came through. @throws `MUITAS_TENTATIVAS` when the visitor, or his network, has done this too often. */
  spend: (act: Act) => Promise<void>;
}

/** Limits per visitor, counted where `createLimiter` counts: in this process unless said otherwise. */
export function createLimits(enabled: boolean, createLimiter = inMemory): (visitor: Visitor) => Caller {
  if (!enabled) return (visitor) => ({ visitor, spend: async () => {} });
  const limiters = createLimiters(1, createLimiter);
  const ofNetworks = createLimiters(VISITORS_OF_A_NETWORK, createLimiter);
  return (visitor) => ({
    visitor,
    async spend(act) {
      if (visitor === ELSEWHERE) throw startedElsewhere();
      const network = networkOf(visitor);
      try {
        // A machine asks for many, wherever it stands.
        if (!isMachine(visitor)) for (const limiter of limiters[act]) await limiter.consume(visitor);
        if (network !== visitor || isMachine(visitor)) for (const limiter of ofNetworks[act]) await limiter.consume(network);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw tooMany(error.msBeforeNext);
      }
    },
  });
}

function createLimiters(times: number, createLimiter: CreateLimiter): Record<Act, Limiter[]> {
  const limiters = Object.entries(ACTS).map(([act, windows]) => {
    const ofAct = windows.map(({ points, duration }) => {
      const keyPrefix = `${act} ${times} ${duration}`;
      return createLimiter({ keyPrefix, points: points * times, duration });
    });
    return [act, ofAct] as const;
  });
  return Object.fromEntries(limiters) as Record<Act, Limiter[]>;
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
