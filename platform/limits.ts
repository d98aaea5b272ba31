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
  // The coupon of an order that is no robot's, apart from those: whoever only asks keeps nobody's order out.
  cupomDePedido: [{ points: 20, duration: MINUTE }],
  // A form asks anew at every choice; what is asked about a coupon counts as that besides.
  cotacao: [{ points: 60, duration: MINUTE }],
  consulta: [{ points: 30, duration: MINUTE }],
  email: [{ points: 15, duration: MINUTE }],
  // Looking at an order, which whoever waits does again and again, and whoever guesses at identifiers.
  acompanhamento: [{ points: 30, duration: MINUTE }],
  // Many people share an address, and what one of them sends empty or unchecked is not to keep the others out: what fails the form or the bot check is
  // counted by itself (tentativa), and so is what nothing tells from the rest before it has cost something (semProva). What has passed both is counted
  // when it is stored, by the hour as well: staff have to read all of it.
  tentativaDeAssinatura: [{ points: 60, duration: MINUTE }],
  assinaturaSemProva: [{ points: 60, duration: MINUTE }],
  assinatura: [
    { points: 10, duration: MINUTE },
    { points: 60, duration: HOUR },
  ],
  tentativaDeContato: [{ points: 30, duration: MINUTE }],
  contatoSemProva: [{ points: 30, duration: MINUTE }],
  contato: [
    { points: 5, duration: MINUTE },
    { points: 30, duration: HOUR },
  ],
  // Challenges whose making costs a derivation; those beyond cost none (criarDesafio).
  verificacao: [{ points: 30, duration: MINUTE }],
  // Keys of machines that open nothing: nobody guesses one, and whoever has an old one need not ask all the time.
  chaveRecusada: [{ points: 30, duration: MINUTE }],
} as const satisfies Record<string, readonly { points: number; duration: number }[]>;

/** How often one challenge of the bot check may be tried, solved or not, for as long as it is good and a moment more. */
const TRIES_OF_A_CHALLENGE = { points: 10, duration: 21 * MINUTE };

/** What all visitors of one network may do together, in visitors: one subscriber may say that he is 65,536, and a mobile operator has many in one. A machine's key may as much. */
export const VISITORS_OF_A_NETWORK = 10;

export type Act = keyof typeof ACTS;

/** Somebody who asks, known well enough to be counted (D35). */
export interface Caller {
  visitor: Visitor;
  /** Counts an act, whichever door it came through. @throws `MUITAS_TENTATIVAS` when the visitor, or his network, has done this too often. */
  spend: (act: Act) => Promise<void>;
  /** Counts an act that is answered in another way when it is done too often, and says whether it is not. @throws `OUTRA_ORIGEM` */
  isWithin: (act: Act) => Promise<boolean>;
  /** Counts a try under a challenge of the bot check, whoever brings it, and says whether there may be another. */
  mayTry: (challenge: string) => Promise<boolean>;
}

/** Limits per visitor, counted where `createLimiter` counts: in this process unless said otherwise. */
export function createLimits(enabled: boolean, createLimiter = inMemory): (visitor: Visitor) => Caller {
  if (!enabled) return (visitor) => ({ visitor, spend: async () => {}, isWithin: async () => true, mayTry: async () => true });
  const limiters = createLimiters(1, createLimiter);
  const ofNetworks = createLimiters(VISITORS_OF_A_NETWORK, createLimiter);
  const ofChallenges = createLimiter({ keyPrefix: 'desafio', ...TRIES_OF_A_CHALLENGE });
  const count = async (visitor: Visitor, act: Act) => {
    if (visitor === ELSEWHERE) throw startedElsewhere();
    const network = networkOf(visitor);
    // A machine asks for many, wherever it stands.
    if (!isMachine(visitor)) for (const limiter of limiters[act]) await limiter.consume(visitor);
    if (network !== visitor || isMachine(visitor)) for (const limiter of ofNetworks[act]) await limiter.consume(network);
  };
  return (visitor) => ({
    visitor,
    spend: async (act) => {
      const excess = await excessOf(count(visitor, act));
      if (excess) throw tooMany(excess.msBeforeNext);
    },
    isWithin: async (act) => (await excessOf(count(visitor, act))) === null,
    mayTry: async (challenge) => (await excessOf(ofChallenges.consume(challenge))) === null,
  });
}

/** How long whoever was counted too often has to wait; null where he was not. @throws whatever else went wrong */
async function excessOf(counted: Promise<unknown>): Promise<RateLimiterRes | null> {
  try {
    await counted;
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
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
