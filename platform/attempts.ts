import { BoundedLimiter } from './boundedLimiter.ts';
import { tooMany } from './limits.ts';

/** One thing that guesses are counted by. */
interface AttemptKey {
  /** What sort of thing it is: those of one sort push out each other, and nothing else. */
  kind: 'par' | 'rede e conta' | 'endereço' | 'rede' | 'conta' | 'dispositivo' | 'sessão';
  key: string;
  /** Failures without a delay. */
  free: number;
  /** Longest delay, in seconds. */
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

/** Counts in this process; after the free failures the delay is 1, 2, 4 … seconds up to the cap of the key. */
export function createAttempts(enabled: boolean): Attempts {
  if (!enabled) return { begin: async () => {}, succeed: async () => {} };
  const kinds = new Map<AttemptKey['kind'], ReturnType<typeof createTables>>();
  const tablesOf = (kind: AttemptKey['kind']) => {
    const tables = kinds.get(kind) ?? createTables(kind);
    kinds.set(kind, tables);
    return tables;
  };
  return {
    async begin(keys) {
      for (const { kind, key, spares } of keys) {
        const delay = await tablesOf(kind).delayed.get(key);
        if (!delay || delay.msBeforeNext <= 0 || delay.consumedPoints <= 1) continue;
        if (!spares || (await tablesOf(spares.kind).counted.get(spares.key))) throw tooMany(delay.msBeforeNext);
      }
      // Counted before the answer is known, so that guesses sent at once count as well.
      for (const { kind, key, free, cap } of keys) {
        const { counted, delayed } = tablesOf(kind);
        const { consumedPoints } = await counted.penalty(key);
        if (consumedPoints > free) await delayed.block(key, Math.min(cap, 2 ** (consumedPoints - free - 1)));
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

function createTables(kind: string) {
  return {
    counted: new BoundedLimiter({ keyPrefix: `tries ${kind}`, points: Number.MAX_SAFE_INTEGER, duration: MEMORY_SECONDS }),
    delayed: new BoundedLimiter({ keyPrefix: `delay ${kind}`, points: 1, duration: 1 }),
  };
}
