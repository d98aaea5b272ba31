import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What the server counts about itself (Prometheus). */
export interface Metrics {
  registry: Registry;
  pageHit: () => void;
  turnedAway: () => void;
  /** Measures every request that Fastify answers. */
  watch: (app: FastifyInstance) => void;
}

/** Counters of one server; routes are named by their pattern, so that no address of a visitor becomes a label. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const hits = new Counter({ name: 'page_cache_hits_total', help: 'Pages answered from the cache.', registers: [registry] });
  const turnedAway = new Counter({
    name: 'requests_turned_away_total',
    help: 'Requests refused with 503 because too many were at work.',
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests answered past the page cache.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  return {
    registry,
    pageHit: () => hits.inc(),
    turnedAway: () => turnedAway.inc(),
    watch: (app) =>
      void app.addHook('onResponse', async (request, reply) => {
        const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
        durations.observe(labels, reply.elapsedTime / 1000);
      }),
  };
}
