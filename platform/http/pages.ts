import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { renderPage } from 'vike/server';

interface PagesOptions {
  /** What every page finds on its context besides the address. */
  pageContext: (request: FastifyRequest) => Record<string, unknown>;
}

/** Serves the vike pages at every address that nothing else claims; unknown ones get the not-found page with status 404. */
export const pages = fp<PagesOptions>(async (app, { pageContext }) => {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { httpResponse, errorWhileRendering } = await renderPage({
      ...pageContext(request),
      urlOriginal: pageUrl(request),
    });
    if (errorWhileRendering) request.log.error({ err: errorWhileRendering }, 'page: unexpected error');
    return sendPage(reply, httpResponse);
  });
});

// vike reads "//host/path" and backslashes as another origin; here they are only odd paths.
function pageUrl(request: FastifyRequest): string {
  return request.url.replace(/^[/\\]{2,}/, '/');
}

type HttpResponse = Awaited<ReturnType<typeof renderPage>>['httpResponse'];

function sendPage(reply: FastifyReply, { statusCode, headers, body }: HttpResponse): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  return reply.code(statusCode).send(body);
}
