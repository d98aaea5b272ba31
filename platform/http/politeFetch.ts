import { createHash } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { LookupConfig } from '../config.ts';
import type { CreateLimiter, Limiter } from '../limiter.ts';
import { fetchJson, NotAskedError, type JsonAnswer } from './fetchJson.ts';
import type { Outgoing } from './outgoing.ts';
import { networkOf, type Visitor } from './visitor.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What the whole shop asks of one host: questions, and seconds in which they count. More than buyers need; visitors who play need not be borne by others. */
const CEILINGS = [
  { points: 60, duration: MINUTE },
  { points: 600, duration: HOUR },
] as const;
/** What one network may have of each, at most. */
const SHARE = 1 / 3;

/** How long a host is let alone that says so without saying for how long, in seconds (RFC 6585, section 4; RFC 9110, 15.6.4). */
const PAUSE = MINUTE;
/** Nobody who says that he is asked too much (429) keeps the shop away for longer by one answer; nor by the first, which may be about that question alone. */
const LONGEST_PAUSE = HOUR;
const LONGEST_FIRST_PAUSE = 10 * MINUTE;
/** A host that cannot serve (503) is let alone after so many questions one after the other, each another: one that it cannot serve says nothing of the others. */
const TROUBLES = 3;
/** For how long then: at first, in seconds, and twice as long each time. */
const SHORT_PAUSE = 5;
const LONGEST_BUSY_PAUSE = 10 * MINUTE;

/** Asks a host, as `fetchJson` does, on behalf of somebody; of nobody, where the shop itself has to know. @throws NotAskedError */
type AskJson = (url: string, outgoing: Outgoing, from: Visitor | null) => Promise<JsonAnswer>;

/** Where look-ups ask, and how. */
export interface Asking extends LookupConfig {
  ask: AskJson;
}

interface Manners {
  createLimiter: CreateLimiter;
  /** Whether questions are counted; a host that wants to be let alone is in any case. */
  counts: boolean;
}

/**
 * Asks hosts as often as a guest may, counted where `createLimiter` counts, and lets nobody use that up for the others: who has answered that he is asked too
 * much is let alone for as long as he says, within reason. What is not asked fails like what is not answered.
 */
export function createPoliteFetch({ createLimiter, counts }: Manners): AskJson {
  const pauses = createPauses(createLimiter);
  const count = createCount(createLimiter);
  return async (url, outgoing, from) => {
    const { host } = new URL(url);
    await pauses.refuse(host);
    if (counts) await count(host, from && networkOf(from));
    const answer = await fetchJson(url, outgoing);
    await pauses.heed(host, url, answer);
    return answer;
  };
}

/** Counts a question to a host. @throws NotAskedError where it is one too many */
function createCount(createLimiter: CreateLimiter) {
  const ceilings = CEILINGS.map(({ points, duration }) => ({
    points,
    whole: createLimiter({ keyPrefix: `perguntas a serviço ${duration}`, points, duration }),
    ofNetworks: createLimiter({ keyPrefix: `perguntas da rede a serviço ${duration}`, points: points * SHARE, duration }),
  }));
  return async (host: string, network: string | null): Promise<void> => {
    for (const { points, whole, ofNetworks } of ceilings) {
      if (network !== null) {
        const had = await spend(ofNetworks, `${host} ${network}`);
        const asked = (await whole.get(host))?.consumedPoints ?? 0;
        // The next question of a network leaves as many to the others as it makes: a few networks do not use up all of it either.
        if (had === null || (asked < points && asked + had > points))
          throw new NotAskedError(`${host} was asked enough by one network`, network);
      }
      if ((await spend(whole, host)) === null) throw new NotAskedError(`${host} was asked enough`);
    }
  };
}

/** How much of a limit is spent by now; null where there is no more. */
async function spend(limiter: Limiter, key: string): Promise<number | null> {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (error) {
    if (error instanceof RateLimiterRes) return null;
    throw error;
  }
}

/** Who is let alone just now, and who has to be by what he answers. */
function createPauses(createLimiter: CreateLimiter) {
  const pauses = createLimiter({ keyPrefix: 'pausa de serviço', points: 1, duration: 1, longest: LONGEST_PAUSE });
  const refusals = createLimiter({ keyPrefix: 'serviço recusa', points: 1, duration: 2 * HOUR });
  const troubles = createLimiter({ keyPrefix: 'serviço não pode', points: TROUBLES, duration: HOUR });
  const troubled = createLimiter({ keyPrefix: 'pergunta que não pode', points: 1, duration: HOUR });

  async function pauseAfter(host: string, url: string, { status, retryAfter }: JsonAnswer): Promise<number> {
    const said = pauseOf(retryAfter);
    if (status === 429) {
      const { consumedPoints: times } = await refusals.penalty(host);
      return Math.min(said, times === 1 ? LONGEST_FIRST_PAUSE : LONGEST_PAUSE);
    }
    const isNew = (await spend(troubled, `${host} ${createHash('sha256').update(url).digest('base64url')}`)) !== null;
    if (!isNew) return 0;
    const { consumedPoints: times } = await troubles.penalty(host);
    return times < TROUBLES ? 0 : Math.min(said, LONGEST_BUSY_PAUSE, SHORT_PAUSE * 2 ** (times - TROUBLES));
  }

  return {
    async refuse(host: string): Promise<void> {
      const pause = (await pauses.known(host)) ?? (await pauses.get(host));
      if (pause && pause.msBeforeNext > 0) throw new NotAskedError(`${host} wants to be let alone`);
    },

    async heed(host: string, url: string, answer: JsonAnswer): Promise<void> {
      const { status } = answer;
      if (status === 429 || status === 503) {
        const seconds = await pauseAfter(host, url, answer);
        if (seconds > 0) await pauses.block(host, seconds);
      } else if (status < 500) {
        // It serves again: what was before is over. What another process has counted of it goes with its hour.
        for (const counted of [refusals, troubles]) if ((await counted.known(host)) !== null) await counted.delete(host);
      }
    },
  };
}

/** Seconds of a `Retry-After`, which is a number of them or a date (RFC 9110, section 10.2.3). */
function pauseOf(retryAfter: string | null): number {
  if (retryAfter === null) return PAUSE;
  const said = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - new Date().getTime()) / 1000;
  return Number.isNaN(said) ? PAUSE : Math.max(1, Math.ceil(said));
}
