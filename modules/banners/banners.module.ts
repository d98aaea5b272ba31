import type { Module } from '../module.ts';
import { bannerAdminResolvers, bannerIcpAdminResolvers } from './banner.admin.resolver.ts';
import { bannerAdminRoutes } from './banner.admin.routes.ts';
import { Banner } from './banner.entity.ts';
import { BannerResolver } from './banner.resolver.ts';
import { bannerRoutes } from './banner.routes.ts';
import { BannerIcp } from './bannerIcp.entity.ts';
import { Imagem } from './imagem.entity.ts';
import { ImagemResolver } from './imagem.resolver.ts';
import { bannerImages } from './imagem.routes.ts';

/** The module of pictures of the home page and of the control panel. */
export const banners: Module = {
  entities: [Banner, BannerIcp, Imagem],
  kept: [Banner, BannerIcp],
  resolvers: [BannerResolver, ...bannerAdminResolvers, ...bannerIcpAdminResolvers, ImagemResolver],
  routes: [bannerRoutes, bannerAdminRoutes, bannerImages],
  isPublic: ['Query.banners', 'GET /api/banners/listar', 'GET /api/bannersicp/listar'],
  opens: {
    'catalogo:ler': [
      'GET /api/banners/listar',
      'GET /api/bannersicp/listar',
      'Query.bannersCadastrados',
      'Query.bannerCadastrado',
      'Query.todosOsBanners',
      'Query.bannersIcpCadastrados',
      'Query.bannerIcpCadastrado',
      'Query.todosOsBannersIcp',
    ],
    'catalogo:escrever': [
      'POST /api/banners/salvar',
      'PUT /api/banners/update/{id}',
      'DELETE /api/banners/deletar/{id}',
      'POST /api/bannersicp/salvar',
      'PUT /api/bannersicp/update/{id}',
      'DELETE /api/bannersicp/deletar/{id}',
      'Mutation.salvarBanner',
      'Mutation.excluirBanner',
      'Mutation.reordenarBanners',
      'Mutation.salvarBannerIcp',
      'Mutation.excluirBannerIcp',
      'Mutation.reordenarBannersIcp',
    ],
  },
  areas: {
    catalogo: [
      'Mutation.enviarImagem',
      'POST /api/banners/upload/banner',
      'POST /api/bannersicp/upload/banner',
      // Files come there as well, and pictures are all that come.
      'POST /graphql',
    ],
  },
};
