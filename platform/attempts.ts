import { BoundedLimiter } from './boundedLimiter.ts';
import { tooMany } from './limits.ts';

/** One thing that guesses are counted by. */
interface AttemptKey {
  key: string;
  /** Failures without a delay. */
  free: number;
  /** Longest delay, in seconds. */
  cap: number;
}

/** Makes guessing slower with every failure. */
export interface Attempts {
  /** Counts one try. @throws `MUITAS_TENTATIVAS` while a delay runs */
  begin: (keys: readonly AttemptKey[]) => Promise<void>;
  /** Forgets the failures. */
  succeed: (keys: readonly AttemptKey[]) => Promise<void>;
}

const MEMORY_SECONDS = 24 * 3600;

/** Counts in this process; after the free failures the delay is 1, 2, 4 … seconds up to the cap of the key. */
export function createAttempts(enabled: boolean): Attempts {
  if (!enabled) return { begin: async () => {}, succeed: async () => {} };
  const counted = new BoundedLimiter({ keyPrefix: 'tries', points: Number.MAX_SAFE_INTEGER, duration: MEMORY_SECONDS });
  const delayed = new BoundedLimiter({ keyPrefix: 'delay', points: 1, duration: 1 });
  return {
    async begin(keys) {
      for (const { key } of keys) {
        const delay = await delayed.get(key);
        if (delay && delay.msBeforeNext > 0 && delay.consumedPoints > 1) throw tooMany(delay.msBeforeNext);
      }
      // Counted before the answer is known, so that guesses sent at once count as well.
      for (const { key, free, cap } of keys) {
        const { consumedPoints } = await counted.penalty(key);
        if (consumedPoints > free) await delayed.block(key, Math.min(cap, 2 ** (consumedPoints - free - 1)));
      }
    },
    async succeed(keys) {
      for (const { key } of keys) await Promise.all([counted.delete(key), delayed.delete(key)]);
    },
  };
}
