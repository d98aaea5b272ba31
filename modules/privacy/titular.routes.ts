import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { businessDay } from '../../platform/calendar.ts';
import { problemSchema } from '../../platform/http/problem.ts';
import { authorOf, type AccessControl } from '../admin/access.service.ts';
import { exigirTitular } from './pessoa.service.ts';
import { exportarTitular } from './privacidade.service.ts';

/** What is stored of one person, as a file that a browser downloads: what the command `privacy exportar` prints. */
export const titularRoutes: FastifyPluginAsyncZod<{ fork: () => EntityManager; accessControl: AccessControl }> = async (
  app,
  { fork, accessControl },
) => {
  app.addHook('onRequest', accessControl.guard);

  app.get(
    '/api/titulares/exportar',
    {
      schema: {
        tags: ['Administração'],
        operationId: 'exportarTitular',
        summary: 'Exporta o que a loja guarda de uma pessoa, em JSON',
        description: 'Assinaturas, mensagens e menções de um CPF, de um CNPJ ou de um e-mail (LGPD, artigo 18).',
        querystring: z.strictObject({ titular: z.string().describe('CPF, CNPJ ou e-mail.') }),
        response: { 200: z.any().describe('O arquivo.'), 400: problemSchema, 401: problemSchema },
      },
    },
    async (request, reply) => {
      const dados = await exportarTitular(fork(), exigirTitular(request.query.titular), authorOf(request));
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
      // The name says nothing of whose they are: it stands in the browser's list of downloads.
      reply.header('content-disposition', `attachment; filename="titular-${businessDay(new Date())}.json"`);
      return reply.send(JSON.stringify(dados, null, 2));
    },
  );
};
