import { Arg, Authorized, Ctx, Field, Int, Mutation, ObjectType, registerEnumType, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { Arquivo, UploadScalar } from '../banners/arquivo.scalar.ts';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import { resumirArquivo } from '../editing/repeticao.service.ts';
import { MudancaType } from '../editing/alteracao.resolver.ts';
import { NOMES_DAS_TABELAS, type NomeDaTabela } from './catalogo.ts';
import { aplicarCatalogo, compararCatalogo, type Comparacao } from './importacao.service.ts';
import { lerCatalogo } from './leitura.service.ts';

const TabelaDoCatalogo = Object.fromEntries(NOMES_DAS_TABELAS.map((nome) => [nome, nome])) as { [Nome in NomeDaTabela]: Nome };
registerEnumType(TabelaDoCatalogo, { name: 'TabelaDoCatalogo', description: 'Tabela de um catálogo em arquivo.' });

@ObjectType({ description: 'Uma linha que um arquivo cria ou altera.' })
class LinhaDoCatalogo {
  @Field(() => String, { description: 'Nome da linha.' })
  rotulo!: string;

  @Field(() => [MudancaType], { description: 'Campos, antes e depois.' })
  mudancas!: MudancaType[];

  @Field(() => String, {
    nullable: true,
    description: 'Que o site segue com um preço agendado, e não mostra o que muda; nulo quando mostra.',
  })
  aviso!: string | null;

  @Field(() => [String], {
    description: 'O que convém confirmar antes de aplicar: um preço que muda demais, ou que muda hoje por causa dos dias.',
  })
  perguntas!: string[];
}

@ObjectType('TabelaComparada', { description: 'Como uma tabela de um arquivo difere da loja.' })
class TabelaComparadaType {
  @Field(() => TabelaDoCatalogo, { description: 'Tabela.' })
  tabela!: NomeDaTabela;

  @Field(() => [LinhaDoCatalogo], { description: 'Linhas que a loja não tem.' })
  novas!: LinhaDoCatalogo[];

  @Field(() => [LinhaDoCatalogo], { description: 'Linhas que mudam.' })
  alteradas!: LinhaDoCatalogo[];

  @Field(() => Int, { description: 'Quantas linhas são iguais.' })
  iguais!: number;

  @Field(() => [String], { description: 'Linhas que só a loja tem; ficam como estão.' })
  soNaLoja!: string[];
}

@ObjectType('ErroDoArquivo', { description: 'O que está errado num arquivo.' })
class ErroDoArquivoType {
  @Field(() => String, { description: 'Tabela e linha.' })
  onde!: string;

  @Field(() => String, { description: 'Campo; vazio quando não é um campo.' })
  campo!: string;

  @Field(() => String, { description: 'Frase.' })
  mensagem!: string;
}

@ObjectType({ description: 'O que um arquivo faria na loja, ou fez.' })
class ComparacaoDoCatalogo implements Comparacao {
  @Field(() => String, { description: 'Identifica exatamente este resultado; vai na aplicação.' })
  resumo!: string;

  @Field(() => [TabelaComparadaType], { description: 'Diferenças por tabela.' })
  tabelas!: TabelaComparadaType[];

  @Field(() => [ErroDoArquivoType], { description: 'Erros; com algum, nada pode ser aplicado.' })
  erros!: ErroDoArquivoType[];
}

const DO_ARQUIVO = { description: 'JSON exportado, ou CSV de uma tabela, de até 10 MB.' };

/** The catalogue as a file, as staff bring it. */
@Authorized()
@Resolver()
export class CatalogoAdminResolver {
  @Mutation(() => ComparacaoDoCatalogo, { description: 'Mostra o que um arquivo mudaria, sem mudar nada. Administração.' })
  async compararCatalogo(
    @Ctx() { em, access }: AdminContext,
    @Arg('arquivo', () => UploadScalar, DO_ARQUIVO) arquivo: Arquivo,
  ): Promise<Comparacao> {
    return compararCatalogo(em, lerCatalogo(await arquivo.conteudo), { autor: access.autor });
  }

  @Mutation(() => ComparacaoDoCatalogo, {
    description: 'Aplica um arquivo inteiro, se o resultado for o que foi visto. Administração.',
  })
  async aplicarCatalogo(
    @Ctx() contexto: AdminContext,
    @Arg('arquivo', () => UploadScalar, DO_ARQUIVO) arquivo: Arquivo,
    @Arg('resumo', () => String, { description: 'O da comparação que foi vista.' }) resumo: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<Comparacao> {
    const conteudo = await arquivo.conteudo;
    return agir(contexto, {
      nome: 'aplicarCatalogo',
      chave,
      conteudo: { resumo, arquivo: resumirArquivo(conteudo) },
      fazer: async (autor) => aplicarCatalogo(contexto.em, lerCatalogo(conteudo), { autor, resumo }),
      repetir: async ({ resposta }) => resposta as Comparacao,
    });
  }
}
