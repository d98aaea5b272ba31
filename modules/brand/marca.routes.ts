import type { FastifyPluginAsync } from 'fastify';
import type { Arquivo } from './arquivos.service.ts';

/** An SVG that is opened by itself runs nothing and fetches nothing. */
const INERTE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Serves the company's files under /marca/, and nothing else of its folder. An address changes with what is behind it, so it is cached for good. */
export const marcaRoutes: FastifyPluginAsync<{ arquivos: ReadonlyMap<string, Arquivo> }> = async (app, { arquivos }) => {
  if (arquivos.size === 0) return;
  app.get<{ Params: { '*': string } }>('/marca/*', { schema: { hide: true } }, (request, reply) => {
    const arquivo = arquivos.get(`/marca/${request.params['*']}`);
    if (!arquivo) return reply.callNotFound();
    if (arquivo.tipo === 'image/svg+xml') reply.header('content-security-policy', INERTE);
    return reply.type(arquivo.tipo).header('cache-control', 'public, max-age=31536000, immutable').send(arquivo.conteudo);
  });
};
