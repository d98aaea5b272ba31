import type { EntityManager } from '@mikro-orm/core';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { problemSchema } from '../../platform/http/problem.ts';
import { authorOf, type AccessControl } from '../admin/access.service.ts';
import { etagOf, readDeleteTarget, readPutTarget } from '../editing/target.ts';
import { umaVez } from '../editing/ato.service.ts';
import { chaveDoCabecalho, COM_CHAVE, dizerRepetido } from '../editing/chave.schema.ts';
import { corpoDe, DO_CADASTRO } from '../editing/corpo.schema.ts';
import { comIfMatch, DA_VERSAO, DA_VERSAO_EXCLUIDA, VERSAO_ANTIGA, versaoDaLista } from '../editing/versao.schema.ts';
import { bannersDoPainel, bannersDoSite, type BannerAdmin } from './banner.admin.service.ts';
import { bannerCampos, bannerIcpCampos } from './banner.campos.ts';
import type { Banner } from './banner.entity.ts';
import { bannerDaEquipeSchema, bannerIcpDaEquipeSchema } from './banner.schema.ts';
import type { BannerIcp } from './bannerIcp.entity.ts';
import { guardarImagem, lerArquivo, MAIOR_ARQUIVO } from './imagem.service.ts';

interface BannerAdminRoutes {
  fork: () => EntityManager;
  accessControl: AccessControl;
}

const DESCRICAO = 'Os campos do banner, pelos seus nomes. Numa alteração, os que faltam ficam como estão e null esvazia.';
const EXEMPLO = { nome: 'Mudança', imagem: '0b8f6f0e-7a50-4a4e-9d5d-0c1f4c8a2f11.webp', link: '/hospedagem-php', ativo: false };
const COM_ID = z.object({ id: z.string().describe('Identificador do banner.') });
const RECUSAS = { 400: problemSchema, 401: problemSchema };

/** REST doors of the staff to the banners of the site and of the panel (section 7.3). */
export const bannerAdminRoutes: FastifyPluginAsyncZod<BannerAdminRoutes> = async (app, options) => {
  app.addHook('onRequest', options.accessControl.guard);
  await app.register(multipart, { limits: { fileSize: MAIOR_ARQUIVO + 1, files: 1, fields: 10 }, throwFileSizeLimit: false });
  await app.register(routesOf<Banner>('/api/banners', bannersDoSite, bannerDaEquipeSchema, corpoDe(bannerCampos)), options);
  await app.register(
    routesOf<BannerIcp>('/api/bannersicp', bannersDoPainel, bannerIcpDaEquipeSchema, corpoDe(bannerIcpCampos)),
    options,
  );
};

function routesOf<Row extends Banner | BannerIcp>(
  base: string,
  banners: BannerAdmin<Row>,
  resposta: z.ZodType,
  corpo: ReturnType<typeof corpoDe>,
): FastifyPluginAsyncZod<BannerAdminRoutes> {
  return async (app, { fork }) => {
    const tags = ['Administração'];
    const onde = versaoDaLista(`${base}/listar`);
    const headers = z.object({ 'if-match': comIfMatch(onde) });
    const doPainel = base.endsWith('icp');
    const qual = doPainel ? 'BannerIcp' : 'Banner';
    const entrada = corpo.meta({ description: DESCRICAO, examples: [doPainel ? EXEMPLO : { ...EXEMPLO, tipo: 'FIXO' }] });

    app.post(
      `${base}/salvar`,
      {
        schema: {
          tags,
          operationId: `cadastrar${qual}`,
          summary: 'Cadastra um banner',
          description: DO_CADASTRO,
          headers: COM_CHAVE,
          body: entrada,
          response: { 201: resposta, ...RECUSAS, 409: problemSchema },
        },
      },
      async (request, reply) => {
        const em = fork();
        const { resultado: banner, repetido } = await umaVez(em, authorOf(request), {
          nome: `POST ${base}/salvar`,
          chave: chaveDoCabecalho(request.headers['idempotency-key']),
          conteudo: request.body,
          fazer: (autor) => banners.servico.salvar(em, null, request.body, autor),
          repetir: ({ linhaId }) => banners.servico.buscar(em, linhaId!),
        });
        return dizerRepetido(reply, repetido).code(201).header('etag', etagOf(banner)).send(banner);
      },
    );

    app.put(
      `${base}/update/:id`,
      {
        schema: {
          tags,
          operationId: `alterar${qual}`,
          summary: 'Altera um banner',
          description: DA_VERSAO,
          params: COM_ID,
          headers,
          body: entrada,
          response: { 200: resposta, ...RECUSAS, 404: problemSchema, 409: VERSAO_ANTIGA },
        },
      },
      async (request, reply) => {
        const ifMatch = { dito: request.headers['if-match'], onde };
        const target = readPutTarget(request.params.id, request.body.versao, ifMatch);
        const banner = await banners.servico.salvar(fork(), target, request.body, authorOf(request));
        return reply.header('etag', etagOf(banner)).send(banner);
      },
    );

    app.delete(
      `${base}/deletar/:id`,
      {
        schema: {
          tags,
          operationId: `excluir${qual}`,
          summary: 'Exclui um banner',
          description: `A imagem que nenhum outro banner mostra é apagada com ele. ${DA_VERSAO_EXCLUIDA}`,
          params: COM_ID,
          headers,
          response: { 204: z.null(), ...RECUSAS, 404: problemSchema, 409: VERSAO_ANTIGA },
        },
      },
      async (request, reply) => {
        await banners.servico.excluir(
          fork(),
          readDeleteTarget(request.params.id, { dito: request.headers['if-match'], onde }),
          authorOf(request),
        );
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${base}/upload/banner`,
      {
        schema: {
          tags,
          operationId: `enviarImagemDo${qual}`,
          summary: 'Envia a imagem de um banner',
          description: 'multipart/form-data com um arquivo PNG, JPEG, WebP, AVIF ou GIF de até 10 MB.',
          consumes: ['multipart/form-data'],
          response: { 200: z.object({ nomeArquivo: z.string().describe('Vai no campo imagem do banner.') }), ...RECUSAS },
        },
      },
      async (request) => {
        const arquivo = request.isMultipart() ? await request.file().catch(envioIncompleto) : undefined;
        if (!arquivo) throw new DomainError('invalid', 'IMAGEM_AUSENTE', 'Envie um arquivo de imagem.');
        const conteudo = await lerArquivo(() => arquivo.file).catch(envioIncompleto);
        return { nomeArquivo: await guardarImagem(fork(), { pasta: banners.pasta, conteudo }, authorOf(request)) };
      },
    );
  };
}

/** A multipart body that cannot be read is the sender's doing. */
function envioIncompleto(cause: unknown): never {
  if (cause instanceof DomainError) throw cause;
  throw new DomainError('invalid', 'ENVIO_INVALIDO', 'O envio está incompleto ou não é multipart/form-data.', { cause });
}
