import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../services.ts';
import { validarCupom } from './cupom.service.ts';
import { CupomPublico } from './cupom.type.ts';
import { conferirSobra } from './usos.service.ts';

@Resolver(() => CupomPublico)
export class CupomResolver {
  @Query(() => CupomPublico, {
    nullable: true,
    description: 'O cupom, se puder ser usado hoje com este plano; senão, um erro com o motivo.',
  })
  async cupom(
    @Ctx() { em, agora, caller }: GraphQLContext,
    @Arg('codigo', () => String, { description: 'Código digitado pelo visitante.' }) codigo: string,
    @Arg('planoId', () => ID, { description: 'Identificador do plano escolhido.' }) planoId: string,
  ): Promise<CupomPublico> {
    const cupom = await validarCupom(em, codigo, planoId, agora, caller.charge('cupom'));
    await conferirSobra(em, cupom.codigo, caller.visitor);
    return cupom;
  }
}
