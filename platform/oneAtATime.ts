import { setTimeout as wait } from 'node:timers/promises';
import { Mutex } from 'async-mutex';

/** Those of one key: whose turn it is, what he does, how many are there, him included, and how many only look on. */
interface Turn {
  mutex: Mutex;
  atWork?: Promise<unknown>;
  there: number;
  lookingOn: number;
}

/** Lets what has one key wait for each other, and nothing else; it remembers only the keys that are in use. */
export class OneAtATime {
  readonly #inUse = new Map<string, Turn>();
  readonly #mostWaiting: number;
  readonly #refusal: () => Error;
  readonly #mostLookingOn: number;

  /**
   * @param mostWaiting how many wait under one key; who comes then is refused at once, with this refusal
   * @param mostLookingOn how many of those may look on for a moment (`ended`)
   */
  constructor(mostWaiting = Infinity, refusal: () => Error = () => new Error('too many wait'), mostLookingOn = 0) {
    this.#mostWaiting = mostWaiting;
    this.#refusal = refusal;
    this.#mostLookingOn = mostLookingOn;
  }

  /** Does something when everything that came earlier under the same key is done, whether it failed or not. @throws the refusal, and what `act` does */
  async run<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const turn = this.#inUse.get(key) ?? { mutex: new Mutex(), there: 0, lookingOn: 0 };
    if (turn.there > this.#mostWaiting) throw this.#refusal();
    this.#inUse.set(key, turn);
    turn.there += 1;
    try {
      const done = turn.mutex.runExclusive(() => (turn.atWork = act()));
      // The first is at work from the moment on that it has come.
      turn.atWork ??= done;
      return await done;
    } finally {
      turn.there -= 1;
      if (turn.there === 0) this.#inUse.delete(key);
    }
  }

  /** Whether what is at work under a key has ended, well or not, within so many milliseconds; no at once where nothing is, or as many as may look on already. */
  async ended(key: string, milliseconds: number): Promise<boolean> {
    const turn = this.#inUse.get(key);
    if (!turn?.atWork || turn.lookingOn >= this.#mostLookingOn || milliseconds <= 0) return false;
    turn.lookingOn += 1;
    const isOver = new AbortController();
    const yes = () => true;
    try {
      return await Promise.race([turn.atWork.then(yes, yes), wait(milliseconds, false, { signal: isOver.signal })]);
    } finally {
      isOver.abort();
      turn.lookingOn -= 1;
    }
  }
}
