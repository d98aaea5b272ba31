import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../services.ts';
import { validarCupom } from './cupom.service.ts';
import { CupomPublico } from './cupom.type.ts';

@Resolver(() => CupomPublico)
export class CupomResolver {
  @Query(() => CupomPublico, {
    nullable: true,
    description: 'O cupom, se puder ser usado hoje com este plano; senão, um erro com o motivo.',
  })
  cupom(
    @Ctx() { em, agora, caller }: GraphQLContext,
    @Arg('codigo', () => String, { description: 'Código digitado pelo visitante.' }) codigo: string,
    @Arg('planoId', () => ID, { description: 'Identificador do plano escolhido.' }) planoId: string,
  ): Promise<CupomPublico> {
    return validarCupom(em, codigo, planoId, agora, caller.charge('cupom'));
  }
}
