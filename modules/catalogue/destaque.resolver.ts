import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../../graphql/context.ts';
import { Destaque } from './destaque.entity.ts';
import { listarDestaques } from './destaque.service.ts';

@Resolver(() => Destaque)
export class DestaqueResolver {
  @Query(() => [Destaque], { description: 'Destaques ativos da página inicial, por ordem.' })
  destaques(@Ctx() { em }: GraphQLContext): Promise<Destaque[]> {
    return listarDestaques(em);
  }
}
