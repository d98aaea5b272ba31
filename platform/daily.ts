import { Cron } from 'croner';
import type { FastifyBaseLogger } from 'fastify';
import { TIME_ZONE } from './calendar.ts';

/** In the shop's night, and before the backup of `deploy/`, so that it has nothing in it that was to go. */
const AT_NIGHT = '30 2 * * *';

interface Nightly {
  /** Whether a night was missed, so that the job runs at once. */
  isLate: boolean;
  log: FastifyBaseLogger;
  /** Hears how each run went. */
  ended: (well: boolean) => void;
}

/**
 * Runs a job each night, never two at once, and never lets its failure touch anything else. The job answers whether it did what it is for.
 * Answers how to stop, and when it runs next.
 */
export function repeatNightly(
  job: () => Promise<boolean>,
  { isLate, log, ended }: Nightly,
): { stop: () => void; next: () => Date | null } {
  const run = () =>
    job().then(ended, (error: unknown) => {
      log.error({ err: error }, 'daily job failed');
      ended(false);
    });
  const cron = new Cron(AT_NIGHT, { timezone: TIME_ZONE, protect: true }, run);
  if (isLate) void cron.trigger();
  return { stop: () => cron.stop(), next: () => cron.nextRun() };
}
