import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../../graphql/context.ts';
import { lerAlvo, lerChave } from '../editing/alvo.ts';
import { ConsultaArgs, paginaDe } from '../editing/lista.type.ts';
import { bannersDoPainel, bannersDoSite } from './banner.admin.service.ts';
import type { Banner } from './banner.entity.ts';
import { BannerCadastrado, BannerIcpGraphQL, BannerIcpInput, BannerInput } from './banner.type.ts';
import type { BannerIcp } from './bannerIcp.entity.ts';

const PaginaDeBanners = paginaDe(BannerCadastrado, 'PaginaDeBanners');

/** What staff do with banners of the home page. */
@Authorized()
@Resolver(() => BannerCadastrado)
export class BannerAdminResolver {
  @Query(() => PaginaDeBanners, { description: 'Banners, ativos ou não, por ordem. Administração.' })
  bannersCadastrados(@Ctx() { em }: AdminContext, @Args(() => ConsultaArgs) consulta: ConsultaArgs) {
    return bannersDoSite.listar(em, consulta);
  }

  @Query(() => [BannerCadastrado], { description: 'Todos os banners, ativos ou não, por ordem. Administração.' })
  todosOsBanners(@Ctx() { em }: AdminContext): Promise<Banner[]> {
    return bannersDoSite.todos(em);
  }

  @Mutation(() => BannerCadastrado, { description: 'Cadastra um banner, ou altera o que tem este id. Administração.' })
  async salvarBanner(
    @Ctx() { em, acesso, dataDir }: AdminContext,
    @Arg('input', () => BannerInput, { description: 'Dados.' }) input: object,
    @Arg('id', () => ID, { nullable: true, description: 'Identificador.' }) id?: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que foi lida; obrigatória com id.' }) versao?: number,
  ): Promise<Banner> {
    return bannersDoSite.salvar(em, dataDir, lerAlvo(id, versao), input, acesso.autor);
  }

  @Mutation(() => Boolean, { description: 'Exclui um banner. Administração.' })
  async excluirBanner(
    @Ctx() { em, acesso, dataDir }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
  ): Promise<boolean> {
    await bannersDoSite.excluir(em, dataDir, lerChave(id), acesso.autor);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Dá a todos os banners as posições 1, 2, 3 … Administração.' })
  async reordenarBanners(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('ids', () => [Int], { description: 'Identificadores de todos, na ordem desejada.' }) ids: number[],
  ): Promise<boolean> {
    await bannersDoSite.reordenar(em, ids, acesso.autor);
    return true;
  }
}

const PaginaDeBannersIcp = paginaDe(BannerIcpGraphQL, 'PaginaDeBannersIcp');

/** What staff do with banners of the control panel (D12). */
@Authorized()
@Resolver(() => BannerIcpGraphQL)
export class BannerIcpAdminResolver {
  @Query(() => PaginaDeBannersIcp, { description: 'Banners, ativos ou não, por ordem. Administração.' })
  bannersIcpCadastrados(@Ctx() { em }: AdminContext, @Args(() => ConsultaArgs) consulta: ConsultaArgs) {
    return bannersDoPainel.listar(em, consulta);
  }

  @Query(() => [BannerIcpGraphQL], { description: 'Todos os banners do painel, ativos ou não, por ordem. Administração.' })
  todosOsBannersIcp(@Ctx() { em }: AdminContext): Promise<BannerIcp[]> {
    return bannersDoPainel.todos(em);
  }

  @Mutation(() => BannerIcpGraphQL, { description: 'Cadastra um banner, ou altera o que tem este id. Administração.' })
  async salvarBannerIcp(
    @Ctx() { em, acesso, dataDir }: AdminContext,
    @Arg('input', () => BannerIcpInput, { description: 'Dados.' }) input: object,
    @Arg('id', () => ID, { nullable: true, description: 'Identificador.' }) id?: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que foi lida; obrigatória com id.' }) versao?: number,
  ): Promise<BannerIcp> {
    return bannersDoPainel.salvar(em, dataDir, lerAlvo(id, versao), input, acesso.autor);
  }

  @Mutation(() => Boolean, { description: 'Exclui um banner. Administração.' })
  async excluirBannerIcp(
    @Ctx() { em, acesso, dataDir }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
  ): Promise<boolean> {
    await bannersDoPainel.excluir(em, dataDir, lerChave(id), acesso.autor);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Dá a todos os banners as posições 1, 2, 3 … Administração.' })
  async reordenarBannersIcp(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('ids', () => [Int], { description: 'Identificadores de todos, na ordem desejada.' }) ids: number[],
  ): Promise<boolean> {
    await bannersDoPainel.reordenar(em, ids, acesso.autor);
    return true;
  }
}
