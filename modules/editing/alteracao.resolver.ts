import { Arg, Authorized, Ctx, Field, ID, Int, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { AlteracaoAcao } from './alteracao.entity.ts';
import { DadoScalar } from './dado.scalar.ts';
import type { Unidade } from './numero.ts';
import { listarAlteracoes } from './alteracao.service.ts';
import { listPageType } from './list.type.ts';
import type { ListPage } from './list.ts';

const UnidadeDoNumero: { readonly [Nome in Unidade]: Nome } = { reais: 'reais', porcento: 'porcento' };
registerEnumType(UnidadeDoNumero, { name: 'Unidade', description: 'O que um número conta.' });
registerEnumType(AlteracaoAcao, { name: 'AlteracaoAcao', description: 'O que foi feito com a linha.' });

@ObjectType('Mudanca', { description: 'Um campo, antes e depois.' })
export class MudancaType {
  @Field(() => String, { description: 'Nome do campo.' })
  campo!: string;

  @Field(() => DadoScalar, { nullable: true, description: 'Antes; nulo quando estava vazio.' })
  de?: unknown;

  @Field(() => DadoScalar, { nullable: true, description: 'Depois; nulo quando ficou vazio.' })
  para?: unknown;

  @Field(() => UnidadeDoNumero, {
    nullable: true,
    description: 'O que o número de antes contava, quando os outros campos da linha é que dizem.',
  })
  unidadeAntes?: Unidade | null;

  @Field(() => UnidadeDoNumero, { nullable: true, description: 'O mesmo do número de depois.' })
  unidadeDepois?: Unidade | null;
}

@ObjectType('Alteracao', { description: 'Quem alterou o quê, quando, de quê para quê.' })
class AlteracaoType {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => Date, { description: 'Instante.' })
  em!: Date;

  @Field(() => String, { description: 'Administrador.' })
  usuario!: string;

  @Field(() => AlteracaoAcao, { description: 'Ação.' })
  acao!: AlteracaoAcao;

  @Field(() => String, { description: 'O que foi alterado: plano, banner, cupom …' })
  tabela!: string;

  @Field(() => Int, { nullable: true, description: 'Identificador da linha; nulo quando foram muitas de uma vez.' })
  linhaId!: number | null;

  @Field(() => String, { description: 'Nome da linha, ou quantas foram.' })
  rotulo!: string;

  @Field(() => Boolean, { description: 'Se foi alterada sem conferir a versão que foi lida.' })
  semVersao!: boolean;

  @Field(() => [MudancaType], { description: 'Campos alterados.' })
  mudancas!: MudancaType[];
}

const PaginaDeAlteracoes = listPageType(AlteracaoType, 'PaginaDeAlteracoes');

/** The trace, as staff read it. */
@Authorized()
@Resolver()
export class AlteracaoResolver {
  @Query(() => PaginaDeAlteracoes, {
    description: 'Alterações do que o papel de quem pergunta lê, as mais recentes primeiro. Administração.',
  })
  alteracoes(
    @Ctx() { em, access }: AdminContext,
    @Arg('tabela', () => String, { nullable: true, description: 'Só de um tipo: plano, banner, cupom …' }) table?: string,
    @Arg('linhaId', () => Int, { nullable: true, description: 'Só de uma linha.' }) linhaId?: number,
    @Arg('pagina', () => Int, { defaultValue: 1, description: 'Página, a partir de 1.' }) pagina = 1,
  ): Promise<ListPage<AlteracaoType>> {
    return listarAlteracoes(em, { tabela: table, linhaId }, { pagina, papel: access.autor.papel });
  }
}
