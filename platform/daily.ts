import { Cron } from 'croner';
import type { FastifyBaseLogger } from 'fastify';
import { TIME_ZONE } from './calendar.ts';

/** In the shop's night, and before the backup of `deploy/`, so that it has nothing in it that was to go. */
const AT_NIGHT = '30 2 * * *';

interface Nightly {
  /** Whether a night was missed, so that they run at once. */
  isLate: boolean;
  log: FastifyBaseLogger;
  /** Hears how each night went: well when all of them did. */
  ended: (well: boolean) => void;
  /** Does the work of a night, unless another process has; answers whether it went well. */
  once: (work: () => Promise<boolean>, signal: AbortSignal) => Promise<boolean>;
}

/**
 * Runs jobs each night, one after the other, and never lets the failure of one touch anything else. A job answers whether it did what it is for.
 * Answers how to stop, and when they run next.
 */
export function repeatNightly(
  jobs: readonly (() => Promise<boolean>)[],
  { isLate, log, ended, once }: Nightly,
): { stop: () => void; next: () => Date | null } {
  const stopping = new AbortController();
  const attempt = (job: () => Promise<boolean>) =>
    job().catch((error: unknown) => {
      // Whoever only waited for another has failed at nothing.
      if (!stopping.signal.aborted) log.error({ err: error }, 'daily job failed');
      return false;
    });
  const work = async () => {
    let well = true;
    for (const job of jobs) well = (await attempt(job)) && well;
    return well;
  };
  const run = async () => ended(await attempt(() => once(work, stopping.signal)));
  const cron = new Cron(AT_NIGHT, { timezone: TIME_ZONE, protect: true }, run);
  if (isLate) void cron.trigger();
  return {
    stop: () => {
      stopping.abort();
      cron.stop();
    },
    next: () => cron.nextRun(),
  };
}
