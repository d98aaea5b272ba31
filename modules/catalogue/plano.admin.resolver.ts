import { Arg, Args, ArgsType, Authorized, Ctx, Field, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../../graphql/context.ts';
import { lerAlvo, lerChave } from '../editing/alvo.ts';
import { ConsultaArgs, paginaDe } from '../editing/lista.type.ts';
import {
  alterarPlano,
  buscarPlano,
  criarPlano,
  duplicarPlano,
  excluirPlano,
  listarPlanos,
  reordenarPlanos,
} from './plano.admin.service.ts';
import { Plano } from './plano.entity.ts';
import { PlanoInput } from './plano.input.type.ts';
import { PlanoTipo } from './plano.ts';

const PaginaDePlanos = paginaDe(Plano, 'PaginaDePlanos');

@ArgsType()
class PlanosArgs extends ConsultaArgs {
  @Field(() => PlanoTipo, { nullable: true, description: 'Família desejada.' })
  tipo?: PlanoTipo;

  @Field(() => Boolean, { nullable: true, description: 'Só os que estão, ou não estão, à venda.' })
  ativo?: boolean;
}

/** What staff do with plans (section 2.4). */
@Authorized()
@Resolver(() => Plano)
export class PlanoAdminResolver {
  @Query(() => PaginaDePlanos, { description: 'Planos à venda ou não, por tipo. Administração.' })
  planosCadastrados(@Ctx() { em }: AdminContext, @Args(() => PlanosArgs) { tipo, ativo, ...consulta }: PlanosArgs) {
    return listarPlanos(em, consulta, { tipo, ativo });
  }

  @Query(() => Plano, { description: 'Um plano, à venda ou não. Administração.' })
  planoCadastrado(
    @Ctx() { em }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
  ): Promise<Plano> {
    return buscarPlano(em, lerChave(id));
  }

  @Mutation(() => Plano, { description: 'Cadastra um plano, ou altera o que tem este id. Administração.' })
  salvarPlano(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('input', () => PlanoInput, { description: 'Dados.' }) input: PlanoInput,
    @Arg('id', () => ID, { nullable: true, description: 'Identificador.' }) id?: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que foi lida.' }) versao?: number,
  ): Promise<Plano> {
    const alvo = lerAlvo(id, versao);
    return alvo ? alterarPlano(em, alvo, { ...input }, acesso.autor) : criarPlano(em, { ...input }, acesso.autor);
  }

  @Mutation(() => Plano, { description: 'Cadastra uma cópia, fora de venda. Administração.' })
  duplicarPlano(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
  ): Promise<Plano> {
    return duplicarPlano(em, lerChave(id), acesso.autor);
  }

  @Mutation(() => Boolean, { description: 'Exclui um plano. Administração.' })
  async excluirPlano(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
  ): Promise<boolean> {
    await excluirPlano(em, lerChave(id), acesso.autor);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Dá aos planos as posições 1, 2, 3 … Administração.' })
  async reordenarPlanos(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('ids', () => [Int], { description: 'Identificadores, na ordem desejada.' }) ids: number[],
  ): Promise<boolean> {
    await reordenarPlanos(em, ids, acesso.autor);
    return true;
  }
}
