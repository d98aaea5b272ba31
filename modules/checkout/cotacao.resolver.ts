import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { maquinaQuePede } from '../admin/access.service.ts';
import type { GraphQLContext } from '../services.ts';
import { cotar } from './cotacao.service.ts';
import { CotacaoInput, CotacaoType } from './cotacao.type.ts';

@Resolver(() => CotacaoType)
export class CotacaoResolver {
  @Query(() => CotacaoType, {
    nullable: true,
    description:
      'O total de uma assinatura com estas escolhas, linha por linha; senão, um erro com o que ela seria recusada. Nada é registrado.',
  })
  cotacao(
    @Ctx() { em, agora, caller, checkout, access }: GraphQLContext,
    @Arg('input', () => CotacaoInput, { description: 'Plano, período e o que se escolheu com ele.' }) input: CotacaoInput,
  ): Promise<CotacaoType> {
    return cotar(em, checkout.verificacao, () => ({ ...input }), agora, { caller, maquina: maquinaQuePede(access) });
  }
}
