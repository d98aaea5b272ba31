import { Arg, Authorized, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { confirmacaoDe } from '../admin/confirmacao.resolver.ts';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import type { AdminContext } from '../services.ts';
import { apagarPessoa, verApagamento, type PreviaDoApagamento } from './apagamento.service.ts';
import type { RespostaDoApagamento } from './privacidade.service.ts';

@ObjectType({ description: 'Onde um texto menciona uma pessoa.' })
class Mencao {
  @Field(() => String, { description: 'Tabela.' })
  tabela!: string;

  @Field(() => String, { description: 'Chave da linha.' })
  id!: number | string;

  @Field(() => String, { description: 'Campo.' })
  campo!: string;

  @Field(() => Boolean, { description: 'Com false, pode ser outra pessoa: um endereço maior, ou uma assinatura só ligada.' })
  certa!: boolean;
}

@ObjectType({ description: 'O que apagar uma pessoa faria.' })
class Previa {
  @Field(() => Int, { description: 'Quantas assinaturas iriam, com notas e histórico.' })
  assinaturas!: number;

  @Field(() => Int, { description: 'Quantas delas a equipe não terminou.' })
  emAberto!: number;

  @Field(() => Int, { description: 'Quantas mensagens iriam, com notas e histórico.' })
  mensagens!: number;

  @Field(() => [Int], { description: 'Assinaturas de outras pessoas que só perderiam o e-mail em cópia.' })
  copias!: number[];

  @Field(() => Int, { description: 'Em quantos textos de outras linhas o e-mail ou o documento daria lugar a [apagado].' })
  trocas!: number;

  @Field(() => [Mencao], { description: 'O que ainda mencionaria, ou pode mencionar, a pessoa: a equipe decide.' })
  mencoes!: Mencao[];

  @Field(() => [String], { description: 'Outros e-mails nas assinaturas que iriam.' })
  outrosEmails!: string[];

  @Field(() => [String], { description: 'Outros CPFs ou CNPJs nas assinaturas que iriam.' })
  outrosDocumentos!: string[];

  @Field(() => [String], { description: 'Cópias da loja na pasta dela, que ficam como são.' })
  copiasDaLoja!: string[];

  @Field(() => String, { description: 'O que foi visto: apagarPessoa recusa se for outro.' })
  visto!: string;
}

@ObjectType({ description: 'O que apagar uma pessoa fez.' })
class Apagamento {
  @Field(() => Int, { description: 'Quantas assinaturas saíram.' })
  assinaturas!: number;

  @Field(() => Int, { description: 'Quantas mensagens saíram.' })
  mensagens!: number;

  @Field(() => [Int], { description: 'Assinaturas de outras pessoas que perderam o e-mail em cópia.' })
  copias!: number[];

  @Field(() => [Mencao], { description: 'O que ainda menciona, ou pode mencionar, a pessoa: a equipe decide.' })
  mencoes!: Mencao[];
}

const TITULAR = { description: 'CPF, CNPJ ou e-mail.' };

/** How staff erase a person (025). */
@Authorized()
@Resolver()
export class ApagamentoResolver {
  @Query(() => Previa, { description: 'O que apagar uma pessoa faria; nada muda. Administração.' })
  previaDoApagamento(
    @Ctx() { em, dataDir }: AdminContext,
    @Arg('titular', () => String, TITULAR) titular: string,
  ): Promise<PreviaDoApagamento> {
    return verApagamento(em, titular, dataDir);
  }

  @Mutation(() => Apagamento, { description: 'Apaga o que a loja guarda de uma pessoa, sem volta. Administração.' })
  apagarPessoa(
    @Ctx() contexto: AdminContext,
    @Arg('titular', () => String, TITULAR) titular: string,
    @Arg('visto', () => String, { description: 'O de previaDoApagamento: se algo mudou desde então, nada é apagado.' })
    visto: string,
    @Arg('senha', () => String, { description: 'Senha de quem apaga.' }) senha: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<RespostaDoApagamento> {
    const { em, limparArquivo } = contexto;
    return agir<RespostaDoApagamento>(contexto, {
      nome: 'apagarPessoa',
      chave,
      // With the key, which is stored nowhere: from a digest of the document alone it could be found by trying all there are.
      conteudo: { titular, chave },
      fazer: (autor) => apagarPessoa(em, { titular, visto }, confirmacaoDe(contexto, senha, autor), limparArquivo),
      repetir: async ({ resposta }) => resposta as RespostaDoApagamento,
    });
  }
}
