import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemSchema } from '../../platform/http/problem.ts';
import { businessDay } from '../../platform/calendar.ts';
import type { AccessControl } from '../admin/access.service.ts';
import { NOMES_DAS_TABELAS } from './catalogo.ts';
import { exportarCsv, exportarJson } from './exportacao.service.ts';

interface CatalogoAdminRoutes {
  fork: () => EntityManager;
  accessControl: AccessControl;
}

const querySchema = z.strictObject({
  tabela: z.enum(NOMES_DAS_TABELAS).optional().describe('Só esta, em CSV; sem ela, tudo, em JSON.'),
});

/** The catalogue as a file, which a browser downloads. */
export const catalogoAdminRoutes: FastifyPluginAsyncZod<CatalogoAdminRoutes> = async (app, { fork, accessControl }) => {
  app.addHook('onRequest', accessControl.guard);

  app.get(
    '/api/catalogo/exportar',
    {
      schema: {
        tags: ['Administração'],
        operationId: 'exportarCatalogo',
        summary: 'Exporta o catálogo: tudo em JSON, com as imagens, ou uma tabela em CSV',
        description: 'CSV em UTF-8, ponto e vírgula, vírgula decimal; nenhuma célula é lida como fórmula.',
        querystring: querySchema,
        produces: ['application/json', 'text/csv'],
        response: { 200: z.any().describe('O arquivo.'), 400: problemSchema, 401: problemSchema },
      },
    },
    async ({ query: { tabela } }, reply) => {
      const nome = `${tabela ?? 'catalogo'}-${businessDay(new Date())}.${tabela ? 'csv' : 'json'}`;
      reply.type(tabela ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8').header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="${nome}"`);
      return reply.send(tabela ? await exportarCsv(fork(), tabela) : await exportarJson(fork(), { imagens: true }));
    },
  );
};
