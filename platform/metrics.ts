import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { listen } from './happenings.ts';
import { VERSION } from './version.ts';

/** What the server counts about itself (Prometheus). */
export interface Metrics {
  registry: Registry;
  pageHit: () => void;
  turnedAway: () => void;
  order: () => void;
  message: () => void;
  /** The daily job has ended, well or not. */
  jobEnded: (well: boolean) => void;
  /** Something that is read when it is asked for; null while there is nothing to say. */
  gauge: (name: string, help: string, read: () => number | null | Promise<number | null>) => void;
  /** Measures every request that Fastify answers, until the server is closed. */
  watch: (app: FastifyInstance) => void;
}

/** Counters of one server; routes are named by their pattern, so that no address of a visitor becomes a label. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string) => {
    const made = new Counter({ name, help, registers });
    return () => made.inc();
  };
  new Gauge({ name: 'shop_info', help: 'Always 1; its label is the version.', labelNames: ['version'], registers }).set(
    { version: VERSION },
    1,
  );
  const jobs = new Counter({
    name: 'daily_job_runs_total',
    help: 'Runs of the daily job (terms of privacy).',
    labelNames: ['result'],
    registers,
  });
  // As below: the first run, at the start, may be over before anybody has asked.
  for (const result of ['done', 'failed']) jobs.inc({ result }, 0);
  const failing = new Gauge({
    name: 'daily_job_failing',
    help: 'Whether the last run of the daily job failed, or what is past its term waits: 1 or 0.',
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered past the page cache.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 5],
    registers,
  });
  return {
    registry,
    pageHit: counter('page_cache_hits_total', 'Pages answered from the cache.'),
    turnedAway: counter('requests_turned_away_total', 'Requests refused with 503 because too many were at work.'),
    order: counter('orders_total', 'Orders stored; a repeat of one is not another.'),
    message: counter('messages_total', 'Contact messages stored.'),
    jobEnded(well) {
      jobs.inc({ result: well ? 'done' : 'failed' });
      failing.set(well ? 0 : 1);
    },
    gauge(name, help, read) {
      const made: Gauge = new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await read();
          // A gauge without a label always has a value, and this one may have none.
          if (value === null) made.remove();
          else made.set(value);
        },
      });
    },
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
        durations.observe(labels, reply.elapsedTime / 1000);
      });
      const stop = countHappenings(registry);
      app.addHook('onClose', async () => stop());
    },
  };
}

/** Codes of what is the operator's to mend. */
const FAILURES = ['BANCO_INDISPONIVEL', 'OUTRA_LOJA', 'HTTP_500', 'INTERNAL_SERVER_ERROR'];

/** Counts what the parts of the shop announce. Answers how to stop. */
function countHappenings(registry: Registry): () => void {
  const registers = [registry];
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Refused requests, by the code of the answer.',
    labelNames: ['code'],
    registers,
  });
  // A series that begins with its first failure has not grown, and alarms would miss it.
  for (const code of FAILURES) refusals.inc({ code }, 0);
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Passwords of staff that were compared, by how it ended.',
    labelNames: ['result'],
    registers,
  });
  const lookUps = new Histogram({
    name: 'look_up_duration_seconds',
    help: 'Questions to outside services; what is kept from an earlier answer is none.',
    labelNames: ['service', 'outcome'],
    buckets: [0.1, 0.3, 1, 2, 4],
    registers,
  });
  const deliveries = new Histogram({
    name: 'delivery_duration_seconds',
    help: 'Attempts to tell others outside of an event.',
    labelNames: ['to', 'outcome'],
    buckets: [0.1, 0.3, 1, 4, 15],
    registers,
  });
  // Both outcomes are there from the start: a rule that compares them is silent otherwise where nothing has ever arrived.
  for (const to of ['mail', 'webhook'] as const)
    for (const outcome of ['delivered', 'failed'] as const) deliveries.zero({ to, outcome });
  const stops = [
    listen('refusal', ({ code }) => refusals.inc({ code })),
    listen('signIn', ({ result }) => signIns.inc({ result })),
    listen('lookUp', ({ service, outcome, seconds }) => lookUps.observe({ service, outcome }, seconds)),
    listen('delivery', ({ to, outcome, seconds }) => deliveries.observe({ to, outcome }, seconds)),
  ];
  return () => stops.forEach((stop) => stop());
}
