import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { problemSchema } from '../../platform/http/problem.ts';
import type { AccessControl } from '../admin/access.service.ts';
import { semVersao } from '../editing/versao.schema.ts';
import { listarTodosOsPlanos } from './plano.admin.service.ts';
import { planoListadoSchema, planoSchema } from './plano.schema.ts';
import { mostrarPlanoAtivo, listarPlanosAtivos } from './plano.service.ts';

/** REST door of the plans (section 7). */
export const planoRoutes: FastifyPluginAsyncZod<{ fork: () => EntityManager; accessControl: AccessControl }> = async (
  app,
  { fork, accessControl },
) => {
  app.get(
    '/api/planos/listarativos',
    {
      config: { kept: ['planos'] },
      schema: {
        tags: ['Planos'],
        operationId: 'listarPlanos',
        summary: 'Lista os planos à venda',
        description: 'Todos os planos ativos, de todas as famílias, por ordem crescente. Ao administrador, também os inativos.',
        response: { 200: z.array(planoListadoSchema) },
      },
    },
    async (request) =>
      (await accessControl.recognise(request)) ? listarTodosOsPlanos(fork()) : semVersao(await listarPlanosAtivos(fork())),
  );

  app.get(
    '/api/planos/buscar/:id',
    {
      config: { kept: ['planos'] },
      schema: {
        tags: ['Planos'],
        operationId: 'buscarPlano',
        summary: 'Busca um plano à venda',
        description: 'Um plano fora de venda não existe aqui.',
        params: z.object({ id: z.string().describe('Identificador do plano.') }),
        response: { 200: planoSchema, 404: problemSchema },
      },
    },
    async ({ params }) => {
      const plano = await mostrarPlanoAtivo(fork(), params.id);
      if (!plano) throw new DomainError('not-found', 'PLANO_NAO_ENCONTRADO', 'Plano não encontrado ou fora de venda.');
      return plano;
    },
  );
};
