import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../services.ts';
import type { Banner } from './banner.entity.ts';
import { listarBannersEmExibicao } from './banner.service.ts';
import { BannerPublico } from './banner.type.ts';

@Resolver(() => BannerPublico)
export class BannerResolver {
  @Query(() => [BannerPublico], { description: 'Banners em exibição hoje no carrossel da página inicial, por ordem.' })
  banners(@Ctx() { em, agora }: GraphQLContext): Promise<readonly Readonly<Banner>[]> {
    return listarBannersEmExibicao(em, agora);
  }
}
