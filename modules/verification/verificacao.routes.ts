import type { FastifyPluginAsync } from 'fastify';
import { visitorAt } from '../../platform/http/visitor.ts';
import type { Limites } from '../../platform/limits.ts';
import { criarDesafio } from './desafio.service.ts';
import type { Verificacao } from './verificacao.service.ts';

/** Hands out proof-of-work challenges at /api/verificacao/desafio. */
export const verificacaoRoutes: FastifyPluginAsync<{ verificacao: Verificacao; limites: Limites }> = async (
  app,
  { verificacao, limites },
) => {
  app.get('/api/verificacao/desafio', { schema: { hide: true } }, async ({ ip }, reply) => {
    await limites.consumir('verificacao', visitorAt(ip));
    return reply
      .header('cache-control', 'no-store')
      .serializer(JSON.stringify)
      .send(await criarDesafio(verificacao.chave));
  });
};
