import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DroppedPage } from './pageCache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Has pages rendered that are to be kept, before anybody asks for them. */
    warm: (urls: readonly string[]) => void;
  }
}

/** Pages that wait to be rendered; of more, the least visited wait for a visitor. */
const MOST = 300;

/** Renders pages before anybody asks for them. */
export interface Warmer {
  /** Has these rendered too, the most visited first, and what a change has come in between of once more. */
  add: (pages: readonly DroppedPage[]) => void;
  /** How many are still to be rendered. */
  waiting: () => number;
  /** Begins no more of them; resolves when the last is done. */
  stop: () => Promise<void>;
}

interface WarmerParts {
  /** Asks for a page as a visitor does, and waits for a turn as he does. */
  ask: (url: string) => Promise<unknown>;
  /** Whether a page is there already. */
  isKept: (url: string) => boolean;
  /** Told why the rest waits for visitors. */
  onFailure: (error: unknown) => void;
}

/** Renders pages one after the other, at the start and whenever a change has dropped them, so that no visitor waits for a render. */
export function createWarmer({ ask, isKept, onFailure }: WarmerParts): Warmer {
  let waiting: readonly DroppedPage[] = [];
  let current: DroppedPage | null = null;
  let working: Promise<void> = Promise.resolve();
  let ended = false;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      // Before it is looked at: several tables may change in one commit, and somebody may have asked for the page already.
      await turn();
      [current = null, ...waiting] = waiting;
      try {
        if (current && !isKept(current.url)) await ask(current.url);
      } catch (error) {
        waiting = [];
        onFailure(error);
      }
      current = null;
    }
  }

  return {
    add(pages) {
      if (ended) return;
      const idle = waiting.length === 0 && current === null;
      const begun = current ? [current] : [];
      const each = new Map([...waiting, ...begun, ...pages].map((page) => [page.url, page]));
      waiting = [...each.values()].toSorted((one, other) => other.visits - one.visits).slice(0, MOST);
      if (idle) working = working.then(work);
    },
    waiting: () => waiting.length + (current ? 1 : 0),
    stop() {
      ended = true;
      waiting = [];
      return working;
    },
  };
}

/** One that asks a server for its own pages until it closes. */
export function createWarmerOf(app: FastifyInstance, isKept: WarmerParts['isKept']): Warmer {
  const onFailure = (error: unknown) => app.log.info({ err: error }, 'pages are not warmed further');
  const warmer = createWarmer({ ask: (url) => app.inject(url), isKept, onFailure });
  app.decorate('warm', (urls: readonly string[]) => warmer.add(urls.map((url) => ({ url, visits: 0 }))));
  app.addHook('preClose', warmer.stop);
  return warmer;
}
