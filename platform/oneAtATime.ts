import { Mutex } from 'async-mutex';

/** Those of one key: whose turn it is, and how many are there, him included. */
interface Turn {
  mutex: Mutex;
  there: number;
}

/** Lets what has one key wait for each other, and nothing else; it remembers only the keys that are in use. */
export class OneAtATime {
  readonly #inUse = new Map<string, Turn>();
  readonly #mostWaiting: number;
  readonly #refusal: () => Error;

  /** @param mostWaiting how many wait under one key; who comes then is refused at once, with this refusal */
  constructor(mostWaiting = Infinity, refusal: () => Error = () => new Error('too many wait')) {
    this.#mostWaiting = mostWaiting;
    this.#refusal = refusal;
  }

  /** Does something when everything that came earlier under the same key is done, whether it failed or not. @throws the refusal, and what `act` does */
  async run<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const turn = this.#inUse.get(key) ?? { mutex: new Mutex(), there: 0 };
    if (turn.there > this.#mostWaiting) throw this.#refusal();
    this.#inUse.set(key, turn);
    turn.there += 1;
    try {
      return await turn.mutex.runExclusive(act);
    } finally {
      turn.there -= 1;
      if (turn.there === 0) this.#inUse.delete(key);
    }
  }
}
