import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemSchema } from '../../platform/http/problem.ts';
import { autorDe, type Portaria } from '../admin/acesso.service.ts';
import { lerChave } from '../editing/alvo.ts';
import { corpoDe } from '../editing/corpo.ts';
import { alterarPlano, criarPlano, excluirPlano } from './plano.admin.service.ts';
import { planoInputSchema } from './plano.input.ts';
import { planoSchema } from './plano.schema.ts';

const ENTRADA = corpoDe(planoInputSchema).describe('Os campos do plano, pelos seus nomes; os que faltam ficam vazios.');
const COM_ID = z.object({ id: z.string().describe('Identificador do plano.') });
const RECUSAS = { 400: problemSchema, 401: problemSchema };

/** REST door of the staff to the plans (section 7.3). */
export const planoAdminRoutes: FastifyPluginAsyncZod<{ fork: () => EntityManager; portaria: Portaria }> = async (
  app,
  { fork, portaria },
) => {
  app.addHook('onRequest', portaria.guardar);
  const tags = ['Administração'];

  app.post(
    '/api/planos',
    { schema: { tags, summary: 'Cadastra um plano', body: ENTRADA, response: { 201: planoSchema, ...RECUSAS } } },
    async (request, reply) => reply.code(201).send(await criarPlano(fork(), request.body, autorDe(request))),
  );

  app.put(
    '/api/planos/:id',
    {
      schema: {
        tags,
        summary: 'Altera um plano',
        params: COM_ID,
        body: ENTRADA,
        response: { 200: planoSchema, ...RECUSAS, 404: problemSchema, 409: problemSchema },
      },
    },
    (request) => {
      const alvo = { id: lerChave(request.params.id), versao: request.body.versao };
      return alterarPlano(fork(), alvo, request.body, autorDe(request));
    },
  );

  app.delete(
    '/api/planos/:id',
    {
      schema: {
        tags,
        summary: 'Exclui um plano',
        params: COM_ID,
        response: { 204: z.null(), 401: problemSchema, 404: problemSchema },
      },
    },
    async (request, reply) => {
      await excluirPlano(fork(), lerChave(request.params.id), autorDe(request));
      return reply.code(204).send(null);
    },
  );
};
