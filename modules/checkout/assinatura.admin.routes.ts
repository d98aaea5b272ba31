import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { businessDay } from '../../platform/calendar.ts';
import { autorDe, type Portaria } from '../admin/acesso.service.ts';
import { retirarAssinaturas } from './assinatura.admin.service.ts';
import { filtroSchema } from './filtro.ts';
import { exportarAssinaturas } from './exportacao.service.ts';

/** The export of the orders, which a browser downloads (D27). */
export const assinaturaAdminRoutes: FastifyPluginAsyncZod<{ fork: () => EntityManager; portaria: Portaria }> = async (
  app,
  { fork, portaria },
) => {
  app.addHook('onRequest', portaria.guardar);

  app.get(
    '/api/assinaturas/exportar',
    {
      schema: {
        tags: ['Administração'],
        summary: 'Exporta assinaturas em CSV',
        description: 'UTF-8, ponto e vírgula, vírgula decimal; nenhuma célula é lida como fórmula.',
        querystring: filtroSchema,
        produces: ['text/csv'],
      },
    },
    async (request, reply) => {
      const assinaturas = await retirarAssinaturas(fork(), request.query, autorDe(request));
      const nome = `assinaturas-${businessDay(new Date())}.csv`;
      reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="${nome}"`);
      return reply.send(exportarAssinaturas(assinaturas));
    },
  );
};
