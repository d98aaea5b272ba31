import type { FastifyBaseLogger } from 'fastify';

const DAY_MS = 86_400_000;

/** Runs a job now and once a day, never letting its failure touch anything else. `ended` hears how it went. Answers how to stop. */
export function repeatDaily(job: () => Promise<unknown>, log: FastifyBaseLogger, ended: (well: boolean) => void): () => void {
  const run = () =>
    void job().then(
      () => ended(true),
      (error: unknown) => {
        log.error({ err: error }, 'daily job failed');
        ended(false);
      },
    );
  run();
  const timer = setInterval(run, DAY_MS);
  return () => clearInterval(timer);
}
