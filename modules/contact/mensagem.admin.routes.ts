import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { businessDay } from '../../platform/calendar.ts';
import type { Portaria } from '../admin/acesso.service.ts';
import { exportarMensagens } from './exportacao.service.ts';
import { percorrerMensagens } from './mensagem.admin.service.ts';
import { MensagemStatus } from './mensagem.ts';

// A form leaves what is not chosen empty.
const filtroSchema = z.object({
  busca: z.string().max(200).optional().describe('Nome, e-mail ou assunto.'),
  status: z.preprocess((dado) => dado || undefined, z.enum(Object.values(MensagemStatus)).optional()).describe('Status.'),
});

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
    (request, reply) => {
      reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="mensagens-${businessDay(new Date())}.csv"`);
      return reply.send(exportarMensagens(percorrerMensagens(fork(), request.query)));
    },
  );
};
