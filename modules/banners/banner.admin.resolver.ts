import { orderedTableResolvers } from '../editing/table.resolver.ts';
import { bannersDoPainel, bannersDoSite } from './banner.admin.service.ts';
import { BannerCadastrado, BannerIcpGraphQL, BannerIcpInput, BannerInput } from './banner.type.ts';

/** What staff do with banners of the home page. */
export const bannerAdminResolvers = orderedTableResolvers({
  row: BannerCadastrado,
  entrada: BannerInput,
  pagina: 'PaginaDeBanners',
  um: 'um banner',
  lista: 'Banners, ativos ou não, por ordem',
  nomes: {
    listar: 'bannersCadastrados',
    buscar: 'bannerCadastrado',
    salvar: 'salvarBanner',
    excluir: 'excluirBanner',
    todos: 'todosOsBanners',
    reordenar: 'reordenarBanners',
  },
  servico: () => bannersDoSite.servico,
});

/** What staff do with banners of the control panel (D12). */
export const bannerIcpAdminResolvers = orderedTableResolvers({
  row: BannerIcpGraphQL,
  entrada: BannerIcpInput,
  pagina: 'PaginaDeBannersIcp',
  um: 'um banner do painel',
  lista: 'Banners do painel, ativos ou não, por ordem',
  nomes: {
    listar: 'bannersIcpCadastrados',
    buscar: 'bannerIcpCadastrado',
    salvar: 'salvarBannerIcp',
    excluir: 'excluirBannerIcp',
    todos: 'todosOsBannersIcp',
    reordenar: 'reordenarBannersIcp',
  },
  servico: () => bannersDoPainel.servico,
});
