import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { renderPage } from 'vike/server';
import type { PageAddress, PageCache, RenderedPage } from './pageCache.ts';

/** More than the site has pages. */
const MOST_PATHS = 100;
/** Seconds until a page may be asked for again that was made without the database. */
const RETRY_AFTER = '5';

interface PagesOptions {
  /** What every page finds on its context besides the address; `survived` is called when a page goes on without something, and told whether the database is away. */
  pageContext: (request: FastifyRequest, survived: (isAway: boolean) => void) => Promise<Record<string, unknown>>;
  /** Where pages that are the same for everyone are kept; without it every page is rendered anew. */
  cache: PageCache | null;
  /** The address under which a page is kept, or null when it is nobody else's. */
  address: (url: string) => Promise<PageAddress | null>;
  /** Whether pages change while the server runs, so that vike has to look at each of them again. */
  changing: boolean;
}

/** Renders a page that was rendered before, for another request. */
type Rerender = (context: object, search: URLSearchParams) => Promise<string>;

/** What a page may tell of itself when it is rendered. */
interface Told {
  rerenderer?: (whole: string) => Rerender | null;
}

/** Serves the vike pages at every address that nothing else claims; unknown ones get the not-found page with status 404. */
export const pages = fp<PagesOptions>(async (app, { pageContext, cache, address, changing }) => {
  const rerenders = new LRUCache<string, { rerender: Rerender; headers: [string, string][] }>({ max: MOST_PATHS });

  const render = async (request: FastifyRequest, reply: FastifyReply, url: string): Promise<RenderedPage> => {
    let whole = true;
    let away = false;
    const context = await pageContext(request, (isAway) => {
      whole = false;
      away ||= isAway;
    });
    const said = (page: RenderedPage) => (away ? asAway(page) : page);
    const { path, search } = splitUrl(url);
    const known = rerenders.get(path);
    if (known) {
      try {
        const body = await known.rerender(context, new URLSearchParams(search));
        return said({ statusCode: 200, headers: headersOf(reply, known.headers), body, whole });
      } catch {
        // Rendered by vike it fails again, and vike says what a page says then.
      }
    }
    const page = await renderPage({ ...context, urlOriginal: withoutRouterWords(url) });
    const { httpResponse, errorWhileRendering } = page;
    // A page that says itself that there is none, or that one has to sign in, is no failure.
    if (errorWhileRendering && httpResponse.statusCode >= 500)
      request.log.error({ err: errorWhileRendering }, 'page: unexpected error');
    const { statusCode, headers, body } = httpResponse;
    const rerender = !changing && statusCode === 200 && (page as Told).rerenderer?.(body);
    if (rerender) rerenders.set(path, { rerender, headers });
    return said({ statusCode, headers: headersOf(reply, headers), body, whole });
  };

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { path, search } = splitUrl(request.url);
    if (isNoPage(path)) return reply.callNotFound();
    const canonical = canonicalPath(path);
    if (canonical !== path) return reply.redirect(canonical + search, 301);
    const kept = cache && (await address(request.url));
    const page = kept
      ? await cache.render(kept, async () => asKept(await render(request, reply, kept.url)))
      : await render(request, reply, request.url);
    return reply.code(page.statusCode).headers(page.headers).send(page.body);
  });
});

/** A page that is shown without what the database would have said; a search engine would take the shop for an empty one (RFC 9110, section 15.6.4). */
function asAway(page: RenderedPage): RenderedPage {
  if (page.statusCode !== 200) return page;
  return { ...page, statusCode: 503, headers: { ...page.headers, 'cache-control': 'no-store', 'retry-after': RETRY_AFTER } };
}

/** With the security headers, which are there already; they are the same for every public page. */
function headersOf(reply: FastifyReply, own: [string, string][]): Record<string, string> {
  return Object.fromEntries(
    [...Object.entries(reply.getHeaders()), ...own].map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}

/** A page that may be kept, by us and by others, but has to be asked for again each time: a change shows at the next request. */
function asKept(page: RenderedPage): RenderedPage {
  if (page.statusCode !== 200) return page;
  return {
    ...page,
    headers: { ...page.headers, 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' },
  };
}

/** Whether a request's address is a base path or lies below it. */
export function isUnder(base: string, url: string): boolean {
  const { path } = splitUrl(url);
  return path === base || path.startsWith(`${base}/`);
}

/** Whether an address is one that Vite's own server answers, at which vike stumbles, or that vike's router in a browser would ask. The shop has neither. */
function isNoPage(path: string): boolean {
  return /^[/\\]+(?:@|%40|__|%5f)|\/index\.pageContext\.json$/i.test(path);
}

/** Parameters over which vike stumbles: what its router says of itself, of which nothing is used, and the name by which it asks whether one came before. */
const ROUTER_WORDS = ['_vike', 'hasOwnProperty'];

/** The address without them. */
function withoutRouterWords(url: string): string {
  const { path, search } = splitUrl(url);
  const parameters = new URLSearchParams(search);
  const before = parameters.size;
  for (const word of ROUTER_WORDS) parameters.delete(word);
  if (parameters.size === before) return url;
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

function splitUrl(url: string): { path: string; search: string } {
  const end = url.indexOf('?');
  return end < 0 ? { path: url, search: '' } : { path: url.slice(0, end), search: url.slice(end) };
}

/** Every page has one address: letters and digits as they are (RFC 3986, section 6.2.2.2), lower case, single slashes, none at the end. */
function canonicalPath(path: string): string {
  return path
    .replace(/%(?:3[0-9]|[46][1-9a-f]|[57][0-9a]|2d|5f|7e)/gi, decodeURIComponent)
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/(.)\/$/, '$1');
}
