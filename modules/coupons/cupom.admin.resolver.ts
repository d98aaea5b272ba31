import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../../graphql/context.ts';
import { lerAlvo, lerChave } from '../editing/alvo.ts';
import { ConsultaArgs, paginaDe } from '../editing/lista.type.ts';
import { excluirCupom, listarCupons, salvarCupom } from './cupom.admin.service.ts';
import type { Cupom } from './cupom.entity.ts';
import { CupomCadastrado, CupomInput } from './cupom.type.ts';

const PaginaDeCupons = paginaDe(CupomCadastrado, 'PaginaDeCupons');

/** What staff do with coupons. */
@Authorized()
@Resolver(() => CupomCadastrado)
export class CupomAdminResolver {
  @Query(() => PaginaDeCupons, { description: 'Cupons, o que termina por último primeiro. Administração.' })
  cuponsCadastrados(@Ctx() { em }: AdminContext, @Args(() => ConsultaArgs) consulta: ConsultaArgs) {
    return listarCupons(em, consulta);
  }

  @Mutation(() => CupomCadastrado, { description: 'Cadastra um cupom, ou altera o que tem este id. Administração.' })
  async salvarCupom(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('input', () => CupomInput, { description: 'Dados.' }) input: object,
    @Arg('id', () => ID, { nullable: true, description: 'Identificador.' }) id?: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que foi lida; obrigatória com id.' }) versao?: number,
  ): Promise<Cupom> {
    return salvarCupom(em, lerAlvo(id, versao), input, acesso.autor);
  }

  @Mutation(() => Boolean, { description: 'Exclui um cupom. Administração.' })
  async excluirCupom(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
  ): Promise<boolean> {
    await excluirCupom(em, lerChave(id), acesso.autor);
    return true;
  }
}
