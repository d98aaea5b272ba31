import { Arg, Args, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../../graphql/context.ts';
import { lerAlvo, lerChave } from '../editing/alvo.ts';
import { ConsultaArgs, paginaDe } from '../editing/lista.type.ts';
import {
  excluirDepoimento,
  listarTodosOsDepoimentos,
  reordenarDepoimentos,
  salvarDepoimento,
  todosOsDepoimentos,
} from './depoimento.admin.service.ts';
import type { Depoimento } from './depoimento.entity.ts';
import { DepoimentoCadastrado, DepoimentoInput } from './depoimento.type.ts';

const PaginaDeDepoimentos = paginaDe(DepoimentoCadastrado, 'PaginaDeDepoimentos');

/** What staff do with testimonials (D50). */
@Authorized()
@Resolver(() => DepoimentoCadastrado)
export class DepoimentoAdminResolver {
  @Query(() => PaginaDeDepoimentos, { description: 'Depoimentos, no ar ou não, por ordem. Administração.' })
  depoimentosCadastrados(@Ctx() { em }: AdminContext, @Args(() => ConsultaArgs) consulta: ConsultaArgs) {
    return listarTodosOsDepoimentos(em, consulta);
  }

  @Query(() => [DepoimentoCadastrado], { description: 'Todos os depoimentos, no ar ou não, por ordem. Administração.' })
  todosOsDepoimentos(@Ctx() { em }: AdminContext): Promise<Depoimento[]> {
    return todosOsDepoimentos(em);
  }

  @Mutation(() => DepoimentoCadastrado, {
    description: 'Cadastra um depoimento, ou altera o que tem este id. Administração.',
  })
  async salvarDepoimento(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('input', () => DepoimentoInput, { description: 'Dados.' }) input: object,
    @Arg('id', () => ID, { nullable: true, description: 'Identificador.' }) id?: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que foi lida; obrigatória com id.' }) versao?: number,
  ): Promise<Depoimento> {
    return salvarDepoimento(em, lerAlvo(id, versao), input, acesso.autor);
  }

  @Mutation(() => Boolean, { description: 'Exclui um depoimento. Administração.' })
  async excluirDepoimento(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
  ): Promise<boolean> {
    await excluirDepoimento(em, lerChave(id), acesso.autor);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Dá a todos os depoimentos as posições 1, 2, 3 … Administração.' })
  async reordenarDepoimentos(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('ids', () => [Int], { description: 'Identificadores de todos, na ordem desejada.' }) ids: number[],
  ): Promise<boolean> {
    await reordenarDepoimentos(em, ids, acesso.autor);
    return true;
  }
}
