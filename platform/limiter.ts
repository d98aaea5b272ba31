import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** What is counted: its name, how many points, and seconds in which they count. */
export interface Limit {
  keyPrefix: string;
  points: number;
  duration: number;
}

/** Counts by keys, wherever the counts are kept. */
export type Limiter = Pick<RateLimiterAbstract, 'get' | 'consume' | 'penalty' | 'block' | 'delete'>;

/** Makes what counts for a limit. */
export type CreateLimiter = (limit: Limit) => Limiter;
