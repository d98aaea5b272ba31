import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { businessDay } from '../../platform/calendar.ts';
import { autorDe, type Portaria } from '../admin/acesso.service.ts';
import { exportarMensagens } from './exportacao.service.ts';
import { filtroSchema } from './filtro.ts';
import { retirarMensagens } from './mensagem.admin.service.ts';

/** The export of the messages, which a browser downloads (D27). */
export const mensagemAdminRoutes: FastifyPluginAsyncZod<{ fork: () => EntityManager; portaria: Portaria }> = async (
  app,
  { fork, portaria },
) => {
  app.addHook('onRequest', portaria.guardar);

  app.get(
    '/api/mensagens/exportar',
    {
      schema: {
        tags: ['Administração'],
        summary: 'Exporta mensagens em CSV',
        description: 'UTF-8, ponto e vírgula; nenhuma célula é lida como fórmula.',
        querystring: filtroSchema,
        produces: ['text/csv'],
      },
    },
    async (request, reply) => {
      const mensagens = await retirarMensagens(fork(), request.query, autorDe(request));
      reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="mensagens-${businessDay(new Date())}.csv"`);
      return reply.send(exportarMensagens(mensagens));
    },
  );
};
