import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

/** What is counted: its name, how many points, and seconds in which they count. */
export interface Limit {
  keyPrefix: string;
  points: number;
  duration: number;
  /** Longest that a count of it lasts where those who count say how long, in seconds; the duration without it. */
  longest?: number;
}

/** Counts by keys, wherever the counts are kept. */
export interface Limiter extends Pick<RateLimiterAbstract, 'get' | 'consume' | 'penalty' | 'reward' | 'block' | 'delete'> {
  /** What this process has counted itself, which costs nothing to look up. */
  known: (key: string) => Promise<RateLimiterRes | null>;
}

/** Makes what counts for a limit. */
export type CreateLimiter = (limit: Limit) => Limiter;
