import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { CreateLimiter, Limiter } from './limiter.ts';

/** Keys that one limiter remembers. */
export const MAX_KEYS = 10_000;

/**
 * Counts in memory, for so many keys and no more: the library keeps every key for its whole duration (animir/node-rate-limiter-flexible#209),
 * and strangers choose the keys. The one that was seen least recently is forgotten first: whoever goes on is never forgotten.
 */
export class BoundedLimiter extends RateLimiterMemory implements Limiter {
  readonly #keys = new LRUCache<string | number, true>({
    max: MAX_KEYS,
    dispose: (_seen, key, reason) => {
      if (reason === 'evict') void super.delete(key);
    },
  });

  known(key: string): Promise<RateLimiterRes | null> {
    return this.get(key);
  }

  override consume(key: string | number, points = 1, options: { customDuration?: number } = {}): Promise<RateLimiterRes> {
    this.#keys.set(key, true);
    return super.consume(key, points, options);
  }

  override penalty(key: string | number): Promise<RateLimiterRes> {
    this.#keys.set(key, true);
    return super.penalty(key);
  }

  override block(key: string | number, seconds: number): Promise<RateLimiterRes> {
    this.#keys.set(key, true);
    return super.block(key, seconds);
  }

  override delete(key: string | number): Promise<boolean> {
    this.#keys.delete(key);
    return super.delete(key);
  }
}

/** Counts in this process alone. */
export const inMemory: CreateLimiter = (limit) => new BoundedLimiter(limit);
