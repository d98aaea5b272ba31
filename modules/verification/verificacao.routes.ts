import type { FastifyPluginAsync } from 'fastify';
import { visitorAt } from '../../platform/http/visitor.ts';
import type { Services } from '../services.ts';
import { criarDesafio } from './desafio.service.ts';

/** Hands out proof-of-work challenges at /api/verificacao/desafio. */
export const verificacaoRoutes: FastifyPluginAsync<Pick<Services, 'verificacao' | 'callerOf'>> = async (
  app,
  { verificacao, callerOf },
) => {
  app.get('/api/verificacao/desafio', { schema: { hide: true } }, async ({ ip }, reply) => {
    const desafio = await criarDesafio(verificacao.chave, callerOf(visitorAt(ip)));
    return reply.header('cache-control', 'no-store').serializer(JSON.stringify).send(desafio);
  });
};
