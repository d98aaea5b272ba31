import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../../graphql/context.ts';
import { lerAlvo, lerChave } from '../editing/alvo.ts';
import { ConsultaArgs, paginaDe } from '../editing/lista.type.ts';
import {
  excluirDestaque,
  listarTodosOsDestaques,
  reordenarDestaques,
  salvarDestaque,
  todosOsDestaques,
} from './destaque.admin.service.ts';
import type { Destaque } from './destaque.entity.ts';
import { DestaqueGraphQL, DestaqueInput } from './destaque.type.ts';

const PaginaDeDestaques = paginaDe(DestaqueGraphQL, 'PaginaDeDestaques');

/** What staff do with highlights (D11). */
@Authorized()
@Resolver(() => DestaqueGraphQL)
export class DestaqueAdminResolver {
  @Query(() => PaginaDeDestaques, { description: 'Destaques, ativos ou não, por ordem. Administração.' })
  destaquesCadastrados(@Ctx() { em }: AdminContext, @Args(() => ConsultaArgs) consulta: ConsultaArgs) {
    return listarTodosOsDestaques(em, consulta);
  }

  @Query(() => [DestaqueGraphQL], { description: 'Todos os destaques, ativos ou não, por ordem. Administração.' })
  todosOsDestaques(@Ctx() { em }: AdminContext): Promise<Destaque[]> {
    return todosOsDestaques(em);
  }

  @Mutation(() => DestaqueGraphQL, { description: 'Cadastra um destaque, ou altera o que tem este id. Administração.' })
  async salvarDestaque(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('input', () => DestaqueInput, { description: 'Dados.' }) input: object,
    @Arg('id', () => ID, { nullable: true, description: 'Identificador.' }) id?: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que foi lida; obrigatória com id.' }) versao?: number,
  ): Promise<Destaque> {
    return salvarDestaque(em, lerAlvo(id, versao), input, acesso.autor);
  }

  @Mutation(() => Boolean, { description: 'Exclui um destaque. Administração.' })
  async excluirDestaque(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
  ): Promise<boolean> {
    await excluirDestaque(em, lerChave(id), acesso.autor);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Dá a todos os destaques as posições 1, 2, 3 … Administração.' })
  async reordenarDestaques(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('ids', () => [Int], { description: 'Identificadores de todos, na ordem desejada.' }) ids: number[],
  ): Promise<boolean> {
    await reordenarDestaques(em, ids, acesso.autor);
    return true;
  }
}
