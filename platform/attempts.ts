import { RateLimiterRes } from 'rate-limiter-flexible';
import { inMemory } from './boundedLimiter.ts';
import type { CreateLimiter, Limiter } from './limiter.ts';
import { tooMany } from './limits.ts';

/** One thing that guesses are counted by. */
interface AttemptKey {
  /** What sort of thing it is: those of one sort push out each other, and nothing else. */
  kind: 'par' | 'rede e conta' | 'endereço' | 'rede' | 'conta' | 'dispositivo' | 'sessão' | 'código';
  key: string;
  /** Failures without a delay. */
  free: number;
  /** Longest delay, in seconds; not more than `LONGEST_DELAY`. */
  cap: number;
  /** Whoever has not failed by this measure yet does not wait for the delay of this one. */
  spares?: Pick<AttemptKey, 'kind' | 'key'>;
}

/** Makes guessing slower with every failure. */
export interface Attempts {
  /** Counts one try. @throws `MUITAS_TENTATIVAS` while a delay runs */
  begin: (keys: readonly AttemptKey[]) => Promise<void>;
  /** Forgets the failures. */
  succeed: (keys: readonly AttemptKey[]) => Promise<void>;
}

const MEMORY_SECONDS = 24 * 3600;
/** Longest that any delay is, in seconds: whatever lasts longer was begun by a clock that was ahead. */
const LONGEST_DELAY = 3600;

/** After the free failures the delay is 1, 2, 4 … seconds up to the cap of the key. Counts in this process unless said otherwise. */
export function createAttempts(enabled: boolean, createLimiter = inMemory): Attempts {
  if (!enabled) return { begin: async () => {}, succeed: async () => {} };
  const kinds = new Map<AttemptKey['kind'], Tables>();
  const tablesOf = (kind: AttemptKey['kind']) => {
    const tables = kinds.get(kind) ?? createTables(kind, createLimiter);
    kinds.set(kind, tables);
    return tables;
  };
  const isSpared = async ({ spares }: AttemptKey) =>
    spares !== undefined && !(await tablesOf(spares.kind).counted.get(spares.key));
  return {
    async begin(keys) {
      // Whoever waits anyway costs the database nothing, however often he tries.
      for (const { kind, key, spares } of keys) if (!spares) refuseWhile(await tablesOf(kind).delayed.known(key));
      const spared = new Set<AttemptKey>();
      for (const key of keys) {
        if (await isSpared(key)) spared.add(key);
        else refuseWhile(await tablesOf(key.kind).delayed.get(key.key));
      }
      // Counted before the answer is known, so that guesses sent at once count as well.
      for (const key of keys) {
        const { counted, delayed } = tablesOf(key.kind);
        const { consumedPoints } = await counted.penalty(key.key);
        if (consumedPoints <= key.free) continue;
        const delay = Math.min(key.cap, 2 ** (consumedPoints - key.free - 1));
        if (spared.has(key)) await delayed.block(key.key, delay);
        else await begun(delayed, key.key, delay);
      }
    },
    async succeed(keys) {
      for (const { kind, key } of keys) {
        const { counted, delayed } = tablesOf(kind);
        await Promise.all([counted.delete(key), delayed.delete(key)]);
      }
    },
  };
}

/** @throws `MUITAS_TENTATIVAS` while this delay runs */
function refuseWhile(delay: RateLimiterRes | null): void {
  if (delay && delay.msBeforeNext > 0) throw tooMany(delay.msBeforeNext);
}

/** Begins the delay after this try, which is refused where another has begun one meanwhile: of those that come at once one goes on. */
async function begun(delayed: Limiter, key: string, seconds: number): Promise<void> {
  try {
    await delayed.consume(key, 1, { customDuration: seconds });
  } catch (error) {
    throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error;
  }
}

interface Tables {
  counted: Limiter;
  delayed: Limiter;
}

function createTables(kind: string, createLimiter: CreateLimiter): Tables {
  return {
    counted: createLimiter({ keyPrefix: `tries ${kind}`, points: Number.MAX_SAFE_INTEGER, duration: MEMORY_SECONDS }),
    delayed: createLimiter({ keyPrefix: `delay ${kind}`, points: 1, duration: 1, longest: LONGEST_DELAY }),
  };
}
