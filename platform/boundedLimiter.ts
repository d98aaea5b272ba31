import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { ClockWatch } from './clockWatch.ts';
import type { CreateLimiter, Limiter } from './limiter.ts';

/** Keys that one limiter remembers. */
export const MAX_KEYS = 10_000;

/**
 * Counts in memory, for so many keys and no more: the library keeps every key for its whole duration (animir/node-rate-limiter-flexible#209),
 * and strangers choose the keys. The one that was seen least recently is forgotten first: whoever goes on is never forgotten. What a clock has
 * counted that was ahead is forgotten when it is put right, as by a start: it would last until the clock is there again.
 */
export class BoundedLimiter extends RateLimiterMemory implements Limiter {
  readonly #keys = new LRUCache<string | number, true>({
    // By size, it grows as it fills; by number, it takes the room of all of them at once, which for every limit of a shop is 14 MB and a tenth of its start.
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
    dispose: (_seen, key, reason) => {
      if (reason === 'evict') void super.delete(key);
    },
  });

  readonly #clock = new ClockWatch();

  known(key: string): Promise<RateLimiterRes | null> {
    return this.get(key);
  }

  override get(key: string | number): Promise<RateLimiterRes | null> {
    this.#followClock();
    return super.get(key);
  }

  override consume(key: string | number, points = 1, options: { customDuration?: number } = {}): Promise<RateLimiterRes> {
    this.#followClock();
    this.#keys.set(key, true);
    return super.consume(key, points, options);
  }

  override penalty(key: string | number): Promise<RateLimiterRes> {
    this.#followClock();
    this.#keys.set(key, true);
    return super.penalty(key);
  }

  override reward(key: string | number, points = 1): Promise<RateLimiterRes> {
    this.#followClock();
    this.#keys.set(key, true);
    return super.reward(key, points);
  }

  override block(key: string | number, seconds: number): Promise<RateLimiterRes> {
    this.#keys.set(key, true);
    return super.block(key, seconds);
  }

  override delete(key: string | number): Promise<boolean> {
    this.#keys.delete(key);
    return super.delete(key);
  }

  #followClock(): void {
    const wrong = this.#clock.wasPutBack() ? [...this.#keys.keys()] : [];
    for (const key of wrong) void this.delete(key);
  }
}

/** Counts in this process alone. */
export const inMemory: CreateLimiter = (limit) => new BoundedLimiter(limit);
