import type { FastifyBaseLogger } from 'fastify';

const DAY_MS = 86_400_000;

/** Runs a job now and once a day, never letting its failure touch anything else. Answers how to stop. */
export function repeatDaily(job: () => Promise<unknown>, log: FastifyBaseLogger): () => void {
  const run = () => void job().catch((error: unknown) => log.error({ err: error }, 'daily job failed'));
  run();
  const timer = setInterval(run, DAY_MS);
  return () => clearInterval(timer);
}
