import { Arg, Args, ArgsType, Authorized, Ctx, Field, Float, ID, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { readDeleted, readTarget, readId } from '../editing/target.ts';
import { agir, agirSemResposta, ANTES, CHAVE, VERSAO_EXCLUIDA } from '../editing/ato.resolver.ts';
import type { FeitoEmVarias } from '../editing/cadaUma.service.ts';
import { MAIS_LINHAS } from '../editing/emVarias.ts';
import { CADA_UMA, EmVarias } from '../editing/emVarias.type.ts';
import { ListArgs, listPageType } from '../editing/list.type.ts';
import {
  buscarPlano,
  duplicarPlano,
  excluirPlano,
  listarPlanos,
  listarTodosOsPlanos,
  reordenarPlanos,
  salvarPlano,
  salvarPrecos,
} from './plano.admin.service.ts';
import type { Plano } from './plano.entity.ts';
import { PlanoGraphQL, PlanoInput } from './plano.type.ts';
import { PlanoTipo } from './plano.ts';

const PaginaDePlanos = listPageType(PlanoGraphQL, 'PaginaDePlanos');

@ArgsType()
class PlanosArgs extends ListArgs {
  @Field(() => PlanoTipo, { nullable: true, description: 'Família desejada.' })
  tipo?: PlanoTipo;

  @Field(() => Boolean, { nullable: true, description: 'Só os que estão, ou não estão, à venda.' })
  ativo?: boolean;
}

@InputType({ description: 'O novo preço de um de vários planos.' })
class PrecoDoPlano {
  @Field(() => ID, { description: 'Identificador.' })
  id!: string;

  @Field(() => Int, { description: 'Versão que foi vista.' })
  versao!: number;

  @Field(() => Float, { description: 'Preço base por mês, em reais, sem desconto.' })
  valor!: number;
}

/** What staff do with plans (section 2.4). */
@Authorized()
@Resolver(() => PlanoGraphQL)
export class PlanoAdminResolver {
  @Query(() => PaginaDePlanos, { description: 'Planos à venda ou não, por tipo. Administração.' })
  planosCadastrados(@Ctx() { em }: AdminContext, @Args(() => PlanosArgs) { tipo, ativo, ...consulta }: PlanosArgs) {
    return listarPlanos(em, consulta, { tipo, ativo });
  }

  @Query(() => [PlanoGraphQL], {
    description: 'Todos os planos, à venda ou não, de um tipo ou de todos, por ordem. Administração.',
  })
  todosOsPlanos(
    @Ctx() { em }: AdminContext,
    @Arg('tipo', () => PlanoTipo, { nullable: true, description: 'Só de um tipo.' }) tipo?: PlanoTipo,
  ): Promise<Plano[]> {
    return listarTodosOsPlanos(em, tipo);
  }

  @Query(() => PlanoGraphQL, { description: 'Um plano, à venda ou não. Administração.' })
  planoCadastrado(
    @Ctx() { em }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
  ): Promise<Plano> {
    return buscarPlano(em, readId(id));
  }

  @Mutation(() => PlanoGraphQL, { description: 'Cadastra um plano, ou altera o que tem este id. Administração.' })
  async salvarPlano(
    @Ctx() contexto: AdminContext,
    @Arg('input', () => PlanoInput, { description: 'Dados.' }) input: object,
    @Arg('id', () => ID, { nullable: true, description: 'Identificador.' }) id?: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que foi lida; obrigatória com id.' }) versao?: number,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<Plano> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'salvarPlano',
      chave,
      conteudo: { id, input },
      fazer: (autor) => salvarPlano(em, readTarget(id, versao), input, autor),
      repetir: ({ linhaId }) => buscarPlano(em, linhaId!),
    });
  }

  @Mutation(() => EmVarias, { description: `Muda o preço de vários planos. ${CADA_UMA}` })
  salvarPrecos(
    @Ctx() contexto: AdminContext,
    @Arg('precos', () => [PrecoDoPlano], { description: `Até ${MAIS_LINHAS}, cada plano uma vez só.` }) precos: PrecoDoPlano[],
    @Arg('aPartirDe', () => String, {
      nullable: true,
      description:
        'Dia, depois de hoje (AAAA-MM-DD, horário de São Paulo), em que passam a valer, como preço agendado; sem ele, já. Um preço agendado que já vale, sem fim, passa a ser o do plano, e nada muda até esse dia. Um plano que tem outro preço agendado fica como está (PRECO_JA_AGENDADO).',
    })
    aPartirDe?: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<FeitoEmVarias> {
    return agir<FeitoEmVarias>(contexto, {
      nome: 'salvarPrecos',
      chave,
      conteudo: [...precos.map(({ id, valor }) => ({ id, valor })), ...(aPartirDe ? [{ aPartirDe }] : [])],
      fazer: (autor) => {
        const linhas = precos.map(({ id, versao, valor }) => ({ id: readId(id), versao, valor }));
        return salvarPrecos(contexto.em, { linhas, aPartirDe }, autor, contexto.agora);
      },
      repetir: async ({ resposta }) => resposta as FeitoEmVarias,
    });
  }

  @Mutation(() => PlanoGraphQL, {
    description:
      'Cadastra uma cópia, fora de venda e sem preço agendado. O preço é o de sempre do plano ou, onde vale um preço agendado sem fim, este. Administração.',
  })
  duplicarPlano(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<Plano> {
    const { em } = contexto;
    return agir(contexto, {
      nome: 'duplicarPlano',
      chave,
      conteudo: { id },
      fazer: (autor) => duplicarPlano(em, readId(id), autor, contexto.agora),
      repetir: ({ linhaId }) => buscarPlano(em, linhaId!),
    });
  }

  @Mutation(() => Boolean, { description: 'Exclui um plano. Administração.' })
  async excluirPlano(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('mesmoEmUso', () => Boolean, {
      defaultValue: false,
      description: 'Exclui também quando um cupom, destaque ou assinatura em aberto usa o plano.',
    })
    mesmoEmUso: boolean,
    @Arg('versao', () => Int, VERSAO_EXCLUIDA) versao?: number,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<boolean> {
    return agirSemResposta(contexto, {
      nome: 'excluirPlano',
      chave,
      conteudo: { id, mesmoEmUso },
      fazer: (autor) => excluirPlano(contexto.em, readDeleted(id, versao), autor, mesmoEmUso),
    });
  }

  @Mutation(() => Boolean, { description: 'Dá a todos os planos de um tipo as posições 1, 2, 3 … Administração.' })
  async reordenarPlanos(
    @Ctx() contexto: AdminContext,
    @Arg('ids', () => [Int], { description: 'Identificadores de todos os planos do tipo, na ordem desejada.' }) ids: number[],
    @Arg('antes', () => [Int], ANTES) antes?: number[],
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<boolean> {
    return agirSemResposta(contexto, {
      nome: 'reordenarPlanos',
      chave,
      conteudo: { ids },
      fazer: (autor) => reordenarPlanos(contexto.em, { ids, antes }, autor),
    });
  }
}
