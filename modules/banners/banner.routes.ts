import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AccessControl } from '../admin/access.service.ts';
import { paraTodos } from '../editing/resposta.schema.ts';
import { semVersao } from '../editing/versao.schema.ts';
import { bannersDoPainel, bannersDoSite } from './banner.admin.service.ts';
import { bannerCampos } from './banner.campos.ts';
import { bannerIcpListadoSchema, bannerListadoSchema } from './banner.schema.ts';
import { listarBannersEmExibicao, listarBannersIcpEmExibicao } from './banner.service.ts';

/** REST door of the banners (sections 7 and 7.3): what is on show for everyone, everything for staff. */
export const bannerRoutes: FastifyPluginAsyncZod<{
  fork: () => EntityManager;
  accessControl: AccessControl;
}> = async (app, { fork, accessControl }) => {
  app.get(
    '/api/banners/listar',
    {
      config: { kept: ['banners', 'dia'] },
      schema: {
        tags: ['Banners'],
        operationId: 'listarBanners',
        summary: 'Lista os banners em exibição',
        description:
          'Banners ativos e dentro do período de exibição hoje, no horário de São Paulo, por ordem crescente. Ao administrador, todos, e de cada um a versao que uma alteração confere.',
        response: { 200: z.array(bannerListadoSchema) },
      },
    },
    async (request) =>
      (await accessControl.recognise(request))
        ? bannersDoSite.servico.todos(fork())
        : (await listarBannersEmExibicao(fork(), new Date())).map((banner) => paraTodos(bannerCampos, banner)),
  );

  app.get(
    '/api/bannersicp/listar',
    {
      config: { kept: ['banners_icp', 'dia'] },
      schema: {
        tags: ['Banners'],
        operationId: 'listarBannersIcp',
        summary: 'Lista os banners do painel de controle em exibição',
        description:
          'Para o painel do provedor, por ordem crescente. Ao administrador, todos, e de cada um a versao que uma alteração confere.',
        response: { 200: z.array(bannerIcpListadoSchema) },
      },
    },
    async (request) =>
      (await accessControl.recognise(request))
        ? bannersDoPainel.servico.todos(fork())
        : semVersao(await listarBannersIcpEmExibicao(fork(), new Date())),
  );
};
