import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../services.ts';
import type { Depoimento } from './depoimento.entity.ts';
import { listarDepoimentos } from './depoimento.service.ts';
import { DepoimentoPublico } from './depoimento.type.ts';

@Resolver(() => DepoimentoPublico)
export class DepoimentoResolver {
  @Query(() => [DepoimentoPublico], { description: 'Depoimentos da página inicial, por ordem.' })
  depoimentos(@Ctx() { em, demoData }: GraphQLContext): Promise<readonly Readonly<Depoimento>[]> {
    return listarDepoimentos(em, demoData);
  }
}
