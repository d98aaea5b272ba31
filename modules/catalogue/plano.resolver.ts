import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../services.ts';
import { buscarPlanoAtivo, listarPlanosAtivos, type PlanoAVenda } from './plano.service.ts';
import { PlanoTipo } from './plano.ts';
import { PlanoGraphQL } from './plano.type.ts';

@Resolver(() => PlanoGraphQL)
export class PlanoResolver {
  @Query(() => [PlanoGraphQL], { description: 'Planos à venda, ao preço de hoje, por ordem; de uma família ou de todas.' })
  planos(
    @Ctx() { em }: GraphQLContext,
    @Arg('tipo', () => PlanoTipo, { nullable: true, description: 'Família desejada; sem ela, todas.' }) tipo?: PlanoTipo,
  ): Promise<readonly PlanoAVenda[]> {
    return listarPlanosAtivos(em, tipo);
  }

  @Query(() => PlanoGraphQL, {
    nullable: true,
    description: 'O plano à venda com este identificador, ao preço de hoje, se houver.',
  })
  plano(
    @Ctx() { em }: GraphQLContext,
    @Arg('id', () => ID, { description: 'Identificador do plano.' }) id: string,
  ): Promise<PlanoAVenda | null> {
    return buscarPlanoAtivo(em, id);
  }
}
