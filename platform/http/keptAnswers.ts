import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { entityTags } from './entityTags.ts';
import type { PageCache, RenderedPage } from './pageCache.ts';

interface KeptAnswersOptions {
  /** Null where nothing is kept. */
  cache: PageCache | null;
  /** Whether a request comes without a session and without a key, so that what it is answered is the same for everyone. */
  isStranger: (request: IncomingMessage) => boolean;
}

/** An id as the shop writes it. */
const ID = /^[1-9]\d{0,9}$/;

/** Keeps what routes answer to strangers that say what it depends on (`config.kept`), as pages are kept. Addresses with a query, or in another spelling, are answered anew: there are millions of them. Kept or not, they have entity tags. */
export const keptAnswers = fp<KeptAnswersOptions>(async (app, { cache, isStranger }) => {
  app.decorateRequest('keep', null);
  if (cache) keepAnswers(app, cache, isStranger);
  await app.register(entityTags);
});

function keepAnswers(app: FastifyInstance, cache: PageCache, isStranger: KeptAnswersOptions['isStranger']): void {
  app.addHook('onRequest', async (request, reply) => {
    const { kept } = request.routeOptions.config;
    if (!kept) return;
    reply.header('vary', 'accept-encoding, cookie, authorization');
    if (!isStranger(request.raw)) return;
    reply.header('cache-control', 'public, max-age=0, must-revalidate');
    if (request.method !== 'GET' || request.url !== ownAddress(request)) return;
    request.keep = cache.begin({ url: request.url, dependeDe: kept, strangersOnly: true });
  });
  // Before it is compressed: the cache has forms of its own.
  app.addHook('onSend', async ({ keep }, reply, payload) => {
    if (!keep || typeof payload !== 'string') return;
    const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
    await keep({ statusCode: reply.statusCode, headers: Object.fromEntries(headers), body: payload, whole: true });
  });
}

/** The one address of what is asked for; empty where what stands for an id is none. */
function ownAddress({ routeOptions, params }: FastifyRequest): string {
  const ids = params as Readonly<Record<string, string>>;
  if (!Object.values(ids).every((id) => ID.test(id))) return '';
  return (routeOptions.url ?? '').replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the answer to a stranger depends on, tables and the day; it is kept until one of them changes. */
    kept?: readonly string[];
  }
  interface FastifyRequest {
    keep: ((answer: RenderedPage) => Promise<void>) | null;
  }
}
