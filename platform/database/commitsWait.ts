import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/core';

/** How long a commit is waited for before those who come are not let wait as well, in milliseconds: over before whoever asked at /readyz has an answer. */
const PATIENCE_MS = 2500;

/** Databases in which a commit has found no answer: a second machine that is waited for is away. */
const waiting = new WeakSet<EntityManager['config']>();

/** Whether a commit would only wait, since one does already. */
export function commitsWait(config: EntityManager['config']): boolean {
  return waiting.has(config);
}

/** Watches a commit: while it has no answer, others are refused at once, and after it until one has been answered. @throws what the commit throws */
export async function watchCommit(config: EntityManager['config'], commit: Promise<unknown>): Promise<void> {
  const answered = new AbortController();
  void wait(PATIENCE_MS, null, { signal: answered.signal, ref: false }).then(
    () => waiting.add(config),
    () => undefined,
  );
  try {
    await commit;
    waiting.delete(config);
  } finally {
    answered.abort();
  }
}
