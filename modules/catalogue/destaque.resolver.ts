import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../services.ts';
import type { Destaque } from './destaque.entity.ts';
import { listarDestaques } from './destaque.service.ts';
import { DestaqueGraphQL } from './destaque.type.ts';

@Resolver(() => DestaqueGraphQL)
export class DestaqueResolver {
  @Query(() => [DestaqueGraphQL], { description: 'Destaques no ar hoje na página inicial, por ordem.' })
  destaques(@Ctx() { em, agora }: GraphQLContext): Promise<readonly Readonly<Destaque>[]> {
    return listarDestaques(em, agora);
  }
}
