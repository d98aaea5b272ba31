import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../services.ts';
import { catalogoDeOfertas } from './oferta.ts';
import { catalogoDeOfertasSchema } from './oferta.schema.ts';
import { listarPlanosAtivos } from './plano.service.ts';

const JSON_LD = 'application/ld+json';

/** The price feed, for programs that compare offers. */
export const ofertaRoutes: FastifyPluginAsyncZod<Pick<Services, 'fork' | 'publicUrl' | 'brand' | 'cabeca'>> = async (
  app,
  { fork, ...loja },
) => {
  app.get(
    '/api/planos.json',
    {
      config: { kept: ['planos', 'dia'] },
      schema: {
        tags: ['Planos'],
        operationId: 'listarOfertas',
        summary: 'Lista os planos à venda como ofertas (schema.org)',
        description:
          'Um OfferCatalog em JSON-LD, com uma Offer por plano e um preço por período. Sem espaço e IPs adicionais e sem cupom, que POST /api/cotacao calcula.',
        response: {
          200: {
            description: 'As ofertas, o mesmo para todos.',
            content: { [JSON_LD]: { schema: catalogoDeOfertasSchema } },
          },
        },
      },
    },
    async (_request, reply) =>
      reply.type(`${JSON_LD}; charset=utf-8`).send(catalogoDeOfertas(await listarPlanosAtivos(fork()), loja)),
  );
};
