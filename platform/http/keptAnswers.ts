import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import type { PageCache, RenderedPage } from './pageCache.ts';

interface KeptAnswersOptions {
  cache: PageCache;
  /** Whether a request comes without a session, so that what it is answered is the same for everyone. */
  isStranger: (request: IncomingMessage) => boolean;
}

/** Keeps what routes answer to strangers that say what it depends on (`config.kept`), as pages are kept. Addresses with a query are answered anew. */
export const keptAnswers = fp<KeptAnswersOptions>(async (app, { cache, isStranger }) => {
  app.decorateRequest('keep', null);
  app.addHook('onRequest', async (request, reply) => {
    const { kept } = request.routeOptions.config;
    if (!kept) return;
    reply.header('vary', 'accept-encoding, cookie');
    if (!isStranger(request.raw)) return;
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    if (request.method !== 'GET' || request.url.includes('?')) return;
    request.keep = cache.begin({ url: request.url, dependeDe: kept, strangersOnly: true });
  });
  // Before it is compressed: the cache has forms of its own.
  app.addHook('onSend', async ({ keep }, reply, payload) => {
    if (!keep || typeof payload !== 'string') return;
    const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
    await keep({ statusCode: reply.statusCode, headers: Object.fromEntries(headers), body: payload, whole: true });
  });
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the answer to a stranger depends on, tables and the day; it is kept until one of them changes. */
    kept?: readonly string[];
  }
  interface FastifyRequest {
    keep: ((answer: RenderedPage) => Promise<void>) | null;
  }
}
