import { RateLimiterRes } from 'rate-limiter-flexible';
import type { LookupConfig } from '../config.ts';
import type { CreateLimiter } from '../limiter.ts';
import { fetchJson, ProviderError, type JsonAnswer } from './fetchJson.ts';
import type { Outgoing } from './outgoing.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What the whole shop asks of one host: questions, and seconds in which they count. More than buyers need; visitors who play need not be borne by others. */
const CEILINGS = [
  { points: 60, duration: MINUTE },
  { points: 600, duration: HOUR },
] as const;

/** What a host says that wants to be let alone (RFC 6585, section 4; RFC 9110, 15.6.4), and for how long where it does not say so, in seconds. */
const LET_ALONE: ReadonlySet<number> = new Set([429, 503]);
const PAUSE = MINUTE;
/** Nobody keeps the shop away for longer by one answer. */
const LONGEST_PAUSE = HOUR;

/** Asks a host, as `fetchJson` does. */
type AskJson = typeof fetchJson;

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
 * Asks hosts as often as a guest may, counted where `createLimiter` counts: who has answered that he is asked too much is let alone for as long as he says.
 * What is not asked fails like what is not answered.
 */
export function createPoliteFetch({ createLimiter, counts }: Manners): AskJson {
  const pauses = createLimiter({ keyPrefix: 'pausa de serviço', points: 1, duration: 1 });
  const ceilings = CEILINGS.map((one) => createLimiter({ keyPrefix: `perguntas a serviço ${one.duration}`, ...one }));

  async function refuseWhilePaused(host: string): Promise<void> {
    const pause = (await pauses.known(host)) ?? (await pauses.get(host));
    if (pause && pause.msBeforeNext > 0) throw new ProviderError(`${host} wants to be let alone`);
  }

  async function count(host: string): Promise<void> {
    try {
      for (const ceiling of ceilings) await ceiling.consume(host);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new ProviderError(`${host} was asked enough`);
      throw error;
    }
  }

  return async (url: string, outgoing: Outgoing): Promise<JsonAnswer> => {
    const { host } = new URL(url);
    await refuseWhilePaused(host);
    if (counts) await count(host);
    const answer = await fetchJson(url, outgoing);
    if (LET_ALONE.has(answer.status)) await pauses.block(host, pauseOf(answer.retryAfter));
    return answer;
  };
}

/** Seconds of a `Retry-After`, which is a number of them or a date (RFC 9110, section 10.2.3). */
function pauseOf(retryAfter: string | null): number {
  if (retryAfter === null) return PAUSE;
  const said = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - new Date().getTime()) / 1000;
  return Number.isNaN(said) ? PAUSE : Math.min(LONGEST_PAUSE, Math.max(1, Math.ceil(said)));
}
