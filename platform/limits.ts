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
  // Codes that nobody has made: one that there is costs nothing, so that a campaign shuts nobody out.
  cupom: [{ points: 20, duration: MINUTE }],
  // A form asks anew at every choice; a coupon that there is not counts as that besides.
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
  // Links that open nothing, of those by which the team chooses passwords: nobody guesses one.
  linkDeAcesso: [{ points: 30, duration: MINUTE }],
  // Challenges whose making costs a derivation; those beyond cost none (criarDesafio).
  verificacao: [{ points: 30, duration: MINUTE }],
  // Keys of machines that open nothing: nobody guesses one, and whoever has an old one need not ask all the time.
  chaveRecusada: [{ points: 30, duration: MINUTE }],
} as const satisfies Record<string, readonly { points: number; duration: number }[]>;

/** How often one challenge of the bot check may be tried, solved or not, for as long as it is good and a moment more. */
export const TRIES_OF_A_CHALLENGE = 10;
const CHALLENGE = { points: TRIES_OF_A_CHALLENGE, duration: 21 * MINUTE };

/** What all visitors of one network may do together, in visitors: one subscriber may say that he is 65,536, and a mobile operator has many in one. A machine's key may as much. */
export const VISITORS_OF_A_NETWORK = 10;

export type Act = keyof typeof ACTS;

/** Counts what is asked before it is, and gives that back once there was an answer: what stays counted is what was asked in vain. @throws what the question does, and when there were too many */
export type Charge = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

/** Somebody who asks, known well enough to be counted (D35). */
export interface Caller {
  visitor: Visitor;
  /** Counts an act, whichever door it came through. @throws `MUITAS_TENTATIVAS` when the visitor, or his network, has done this too often. */
  spend: (act: Act) => Promise<void>;
  /** Charges an act to whoever does it in vain; as many as there may be are on their way at once. @throws `MUITAS_TENTATIVAS` as `spend` */
  charge: (act: Act) => Charge;
  /** Counts an act that is answered in another way when it is done too often, and says whether it is not. @throws `OUTRA_ORIGEM` */
  isWithin: (act: Act) => Promise<boolean>;
  /** Counts tries under a challenge of the bot check, whoever brings it, and says whether it has as many. */
  mayTry: (challenge: string, tries?: number) => Promise<boolean>;
  /** Gives tries under a challenge back. */
  giveBackTries: (challenge: string, tries: number) => Promise<void>;
}

/** Limits per visitor, counted where `createLimiter` counts: in this process unless said otherwise. */
export function createLimits(enabled: boolean, createLimiter = inMemory): (visitor: Visitor) => Caller {
  if (!enabled) return unlimited;
  const limiters = createLimiters(1, createLimiter);
  const ofNetworks = createLimiters(VISITORS_OF_A_NETWORK, createLimiter);
  const ofChallenges = createLimiter({ keyPrefix: 'desafio', ...CHALLENGE });
  const countsOf = (visitor: Visitor, act: Act): [Limiter, string][] => {
    const network = networkOf(visitor);
    const counts: [Limiter, string][] = [];
    // A machine asks for many, wherever it stands.
    if (!isMachine(visitor)) for (const limiter of limiters[act]) counts.push([limiter, visitor]);
    if (network !== visitor || isMachine(visitor)) for (const limiter of ofNetworks[act]) counts.push([limiter, network]);
    return counts;
  };
  const count = async (visitor: Visitor, act: Act) => {
    if (visitor === ELSEWHERE) throw startedElsewhere();
    for (const [limiter, who] of countsOf(visitor, act)) await limiter.consume(who);
  };
  const spend = async (visitor: Visitor, act: Act) => {
    const excess = await excessOf(count(visitor, act));
    if (excess) throw tooMany(excess.msBeforeNext);
  };
  return (visitor) => ({
    visitor,
    spend: (act) => spend(visitor, act),
    charge: (act) => async (ask) => {
      await spend(visitor, act);
      const answer = await ask();
      for (const [limiter, who] of countsOf(visitor, act)) await limiter.reward(who);
      return answer;
    },
    isWithin: async (act) => (await excessOf(count(visitor, act))) === null,
    mayTry: async (challenge, tries = 1) => (await excessOf(ofChallenges.consume(challenge, tries))) === null,
    giveBackTries: async (challenge, tries) => void (await ofChallenges.reward(challenge, tries)),
  });
}

/** The same, counted by nobody: whoever has signed in is not to be told to wait, nor to have visitors of his network wait. */
export const uncounted = ({ visitor }: Caller): Caller => unlimited(visitor);

/** One whom nobody counts. */
function unlimited(visitor: Visitor): Caller {
  return {
    visitor,
    spend: async () => {},
    charge: () => (ask) => ask(),
    isWithin: async () => true,
    mayTry: async () => true,
    giveBackTries: async () => {},
  };
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
