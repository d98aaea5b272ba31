import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemSchema } from '../../platform/http/problem.ts';
import { authorOf, type AccessControl } from '../admin/access.service.ts';
import { etagOf, readDeleteTarget, readPutTarget } from '../editing/target.ts';
import { umaVez } from '../editing/ato.service.ts';
import { chaveDoCabecalho, COM_CHAVE, dizerRepetido } from '../editing/chave.schema.ts';
import { corpoDe, DO_CADASTRO } from '../editing/corpo.schema.ts';
import { comIfMatch, DA_VERSAO, DA_VERSAO_EXCLUIDA, VERSAO_ANTIGA, versaoDaLista } from '../editing/versao.schema.ts';
import { buscarPlano, excluirPlano, salvarPlano } from './plano.admin.service.ts';
import { planoCampos } from './plano.campos.ts';
import { planoDaEquipeSchema } from './plano.schema.ts';

const ENTRADA = corpoDe(planoCampos).meta({
  description: 'Os campos do plano, pelos seus nomes. Numa alteração, os que faltam ficam como estão e null esvazia.',
  examples: [{ nome: 'PHP Muda', descricao: 'Para começar.', planoTipo: 'PHP', valor: 9.9, disco: 5, emails: 5 }],
});
const COM_ID = z.object({ id: z.string().describe('Identificador do plano.') });
const ONDE = versaoDaLista('/api/planos/listarativos');
const COM_IF_MATCH = z.object({ 'if-match': comIfMatch(ONDE) });
const RECUSAS = { 400: problemSchema, 401: problemSchema };

/** REST door of the staff to the plans (section 7.3). */
export const planoAdminRoutes: FastifyPluginAsyncZod<{ fork: () => EntityManager; accessControl: AccessControl }> = async (
  app,
  { fork, accessControl },
) => {
  app.addHook('onRequest', accessControl.guard);
  const tags = ['Administração'];

  app.post(
    '/api/planos',
    {
      schema: {
        tags,
        operationId: 'cadastrarPlano',
        summary: 'Cadastra um plano',
        description: DO_CADASTRO,
        headers: COM_CHAVE,
        body: ENTRADA,
        response: { 201: planoDaEquipeSchema, ...RECUSAS, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const em = fork();
      const { resultado: plano, repetido } = await umaVez(em, authorOf(request), {
        nome: 'POST /api/planos',
        chave: chaveDoCabecalho(request.headers['idempotency-key']),
        conteudo: request.body,
        fazer: (autor) => salvarPlano(em, null, request.body, autor),
        repetir: ({ linhaId }) => buscarPlano(em, linhaId!),
      });
      return dizerRepetido(reply, repetido).code(201).header('etag', etagOf(plano)).send(plano);
    },
  );

  app.put(
    '/api/planos/:id',
    {
      schema: {
        tags,
        operationId: 'alterarPlano',
        summary: 'Altera um plano',
        description: DA_VERSAO,
        params: COM_ID,
        headers: COM_IF_MATCH,
        body: ENTRADA,
        response: { 200: planoDaEquipeSchema, ...RECUSAS, 404: problemSchema, 409: VERSAO_ANTIGA },
      },
    },
    async (request, reply) => {
      const ifMatch = { dito: request.headers['if-match'], onde: ONDE };
      const target = readPutTarget(request.params.id, request.body.versao, ifMatch);
      const plano = await salvarPlano(fork(), target, request.body, authorOf(request));
      return reply.header('etag', etagOf(plano)).send(plano);
    },
  );

  app.delete(
    '/api/planos/:id',
    {
      schema: {
        tags,
        operationId: 'excluirPlano',
        summary: 'Exclui um plano',
        description: `Um plano usado por cupom, destaque ou assinatura em aberto responde 409, a não ser com mesmoEmUso=true. ${DA_VERSAO_EXCLUIDA}`,
        params: COM_ID,
        headers: COM_IF_MATCH,
        querystring: z.strictObject({
          mesmoEmUso: z.enum(['true', 'false'], { error: 'Responda true ou false.' }).optional().describe('Exclui mesmo em uso.'),
        }),
        response: {
          204: z.null(),
          ...RECUSAS,
          404: problemSchema,
          409: problemSchema.describe(
            'Um cupom, destaque ou assinatura em aberto usa o plano (PLANO_EM_USO), ou ele já não é da versão de If-Match (ALTERADO_POR_OUTRA_PESSOA).',
          ),
        },
      },
    },
    async (request, reply) => {
      await excluirPlano(
        fork(),
        readDeleteTarget(request.params.id, { dito: request.headers['if-match'], onde: ONDE }),
        authorOf(request),
        request.query.mesmoEmUso === 'true',
      );
      return reply.code(204).send(null);
    },
  );
};
