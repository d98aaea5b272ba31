import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { renderPage } from 'vike/server';

interface PagesOptions {
  /** What every page finds on its context besides the address. */
  pageContext: (request: FastifyRequest) => Promise<Record<string, unknown>>;
}

/** Serves the vike pages at every address that nothing else claims; unknown ones get the not-found page with status 404. */
export const pages = fp<PagesOptions>(async (app, { pageContext }) => {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { path, search } = splitUrl(request.url);
    const canonical = canonicalPath(path);
    if (canonical !== path) return reply.redirect(canonical + search, 301);
    const { httpResponse, errorWhileRendering } = await renderPage({ ...(await pageContext(request)), urlOriginal: request.url });
    if (errorWhileRendering) request.log.error({ err: errorWhileRendering }, 'page: unexpected error');
    return sendPage(reply, httpResponse);
  });
});

/** Whether a request's address is a base path or lies below it. */
export function isUnder(base: string, url: string): boolean {
  const { path } = splitUrl(url);
  return path === base || path.startsWith(`${base}/`);
}

function splitUrl(url: string): { path: string; search: string } {
  const end = url.indexOf('?');
  return end < 0 ? { path: url, search: '' } : { path: url.slice(0, end), search: url.slice(end) };
}

/** Every page has one address: lower case, single slashes, none at the end. What vike itself asks for stays as it is. */
function canonicalPath(path: string): string {
  if (path.endsWith('/index.pageContext.json')) return path;
  return path
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/(.)\/$/, '$1');
}

type HttpResponse = Awaited<ReturnType<typeof renderPage>>['httpResponse'];

function sendPage(reply: FastifyReply, { statusCode, headers, body }: HttpResponse): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  return reply.code(statusCode).send(body);
}
