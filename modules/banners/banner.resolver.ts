import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.ts';
import { Banner } from './banner.entity.ts';
import { listarBannersEmExibicao } from './banner.service.ts';

@Resolver(() => Banner)
export class BannerResolver {
  @Query(() => [Banner], { description: 'Banners em exibição hoje no carrossel da página inicial, por ordem.' })
  banners(@Ctx() { em, agora }: GraphQLContext): Promise<Banner[]> {
    return listarBannersEmExibicao(em, agora);
  }
}
