import { LRUCache } from 'lru-cache';
import { NotAskedError } from '../../platform/http/fetchJson.ts';
import { networkOf, type Visitor } from '../../platform/http/visitor.ts';

/** For how long it is remembered that a question failed: whoever asks it again at once is told so, and nobody else is asked. */
const FAILED_MS = 5000;
/** How often a question is asked anew that whoever asked it first was not allowed. */
const TRIES = 3;

type Kept<Answer> = { answer: Answer } | { failure: unknown };

/** On whose behalf is asked; nobody's, where the shop itself has to know. */
interface Asked {
  from: Visitor | null;
}

interface Keeping<Answer> {
  /** Questions that are remembered. */
  max: number;
  /** For how long an answer is, in milliseconds. */
  ttl: (answer: Answer) => number;
  ask: (key: string, from: Visitor | null) => Promise<Answer>;
}

/** Keeps answers of somebody outside, and for a few seconds that there was none. Equal questions at the same time are asked once. */
export class KeptAnswers<Answer> {
  readonly #kept: LRUCache<string, Kept<Answer>, Asked>;

  constructor({ max, ttl, ask }: Keeping<Answer>) {
    this.#kept = new LRUCache<string, Kept<Answer>, Asked>({
      max,
      ttl: FAILED_MS,
      fetchMethod: async (key, _stale, { options, context }) => {
        try {
          const answer = await ask(key, context.from);
          options.ttl = ttl(answer);
          return { answer };
        } catch (failure) {
          // It says something of whoever asked, and nothing of the question.
          if (refusedNetwork(failure) !== null) throw failure;
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
  async ask(key: string, from: Visitor | null): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      try {
        return answered(await this.#kept.fetch(key, { context: { from } })).answer;
      } catch (error) {
        const refused = refusedNetwork(error);
        // Somebody else was asking the same, who may not: this one may.
        if (refused === null || refused === (from && networkOf(from)) || tries === TRIES) throw error;
      }
    }
  }
}

function refusedNetwork(error: unknown): string | null {
  return error instanceof NotAskedError ? error.network : null;
}

function answered<Answer>(kept: Kept<Answer> | undefined): { answer: Answer } {
  // So many others were asked meanwhile.
  if (kept === undefined) throw new Error('the question was forgotten before its answer');
  if ('failure' in kept) throw kept.failure;
  return kept;
}
