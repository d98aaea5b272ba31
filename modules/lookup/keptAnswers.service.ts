import { LRUCache } from 'lru-cache';

/** For how long it is remembered that a question failed: whoever asks it again at once is told so, and nobody else is asked. */
const FAILED_MS = 5000;

type Kept<Answer> = { answer: Answer } | { failure: unknown };

interface Keeping<Answer> {
  /** Questions that are remembered. */
  max: number;
  /** For how long an answer is, in milliseconds. */
  ttl: (answer: Answer) => number;
  ask: (key: string) => Promise<Answer>;
}

/** Keeps answers of somebody outside, and for a few seconds that there was none. Equal questions at the same time are asked once. */
export class KeptAnswers<Answer> {
  readonly #kept: LRUCache<string, Kept<Answer>>;

  constructor({ max, ttl, ask }: Keeping<Answer>) {
    this.#kept = new LRUCache<string, Kept<Answer>>({
      max,
      ttl: FAILED_MS,
      fetchMethod: async (key, _stale, { options }) => {
        try {
          const answer = await ask(key);
          options.ttl = ttl(answer);
          return { answer };
        } catch (failure) {
          return { failure };
        }
      },
    });
  }

  /** What is known already; null where it has to be asked. @throws what the question failed with a moment ago */
  known(key: string): { answer: Answer } | null {
    const kept = this.#kept.get(key);
    return kept === undefined ? null : answered(kept);
  }

  /** What is known, or is answered now. @throws what the question fails with */
  async ask(key: string): Promise<Answer> {
    return answered(await this.#kept.fetch(key)).answer;
  }
}

function answered<Answer>(kept: Kept<Answer> | undefined): { answer: Answer } {
  // So many others were asked meanwhile.
  if (kept === undefined) throw new Error('the question was forgotten before its answer');
  if ('failure' in kept) throw kept.failure;
  return kept;
}
