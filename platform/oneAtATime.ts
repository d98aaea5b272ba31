import { Mutex } from 'async-mutex';

/** Lets what has one key wait for each other, and nothing else; it remembers only the keys that are in use. */
export class OneAtATime {
  readonly #inUse = new Map<string, Mutex>();

  /** Does something when everything that came earlier under the same key is done, whether it failed or not. */
  async run<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const turn = this.#inUse.get(key) ?? new Mutex();
    this.#inUse.set(key, turn);
    try {
      return await turn.runExclusive(act);
    } finally {
      // Whoever has come meanwhile holds it, or has made another.
      if (!turn.isLocked() && this.#inUse.get(key) === turn) this.#inUse.delete(key);
    }
  }
}
