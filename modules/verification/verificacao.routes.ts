import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problemSchema } from '../../platform/http/problem.ts';
import { visitorBehind } from '../../platform/http/visitor.ts';
import type { Services } from '../services.ts';
import { criarDesafio } from './desafio.service.ts';
import { COMO_TER_UM_TOKEN, desafioSchema } from './verificacao.schema.ts';

/** Hands out proof-of-work challenges at /api/verificacao/desafio. */
export const verificacaoRoutes: FastifyPluginAsyncZod<Pick<Services, 'verificacao' | 'callerOf'>> = async (
  app,
  { verificacao, callerOf },
) => {
  const schema = {
    tags: ['Verificação'],
    operationId: 'pedirDesafio',
    summary: 'Dá um desafio, de cuja solução se faz um token',
    description: `Vale 20 minutos. ${COMO_TER_UM_TOKEN}`,
    response: { 200: desafioSchema, 403: problemSchema },
  };
  app.get('/api/verificacao/desafio', { schema }, async (request, reply) => {
    const desafio = await criarDesafio(verificacao.chave, callerOf(visitorBehind(request)));
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(desafio);
  });
};
