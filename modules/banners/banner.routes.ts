import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bannerSchema } from './banner.schema.ts';
import { listarBannersEmExibicao } from './banner.service.ts';

/** REST door of the banners (section 7). */
export const bannerRoutes: FastifyPluginAsyncZod<{ fork: () => EntityManager }> = async (app, { fork }) => {
  app.get(
    '/api/banners/listar',
    {
      schema: {
        tags: ['Banners'],
        summary: 'Lista os banners em exibição',
        description: 'Banners ativos e dentro do período de exibição hoje, no horário de São Paulo, por ordem crescente.',
        response: { 200: z.array(bannerSchema) },
      },
    },
    () => listarBannersEmExibicao(fork(), new Date()),
  );
};
