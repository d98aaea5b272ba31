import { Arg, Authorized, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import type { AdminContext } from '../services.ts';
import { confirmacaoDe } from './confirmacao.resolver.ts';
import { encerrarAsMinhas, encerrarAsSessoes, listarSessoes, type SessaoAberta } from './sessoesAbertas.service.ts';

@ObjectType('Sessao', { description: 'Navegador em que alguém da equipe entrou, e que ainda entra.' })
class SessaoType implements SessaoAberta {
  @Field(() => ID, { description: 'Identificador.' })
  id!: string;

  @Field(() => String, { description: 'Nome de usuário da conta.' })
  usuario!: string;

  @Field(() => Boolean, { description: 'Se é a de quem pergunta.' })
  esta!: boolean;

  @Field(() => Date, { description: 'Quando começou.' })
  criadaEm!: Date;

  @Field(() => Date, { description: 'Quando se viu por último alguém nela, com alguns minutos de tolerância.' })
  vistaEm!: Date;

  @Field(() => String, { nullable: true, description: 'Endereço de onde começou.' })
  visitante!: string | null;

  @Field(() => String, { nullable: true, description: 'Navegador, como em Chrome no Windows.' })
  navegador!: string | null;
}

/** Who is signed in, and has that ended (D26). */
@Authorized()
@Resolver()
export class SessoesAbertasResolver {
  @Query(() => [SessaoType], { description: 'Sessões abertas da equipe, por conta. Administração.' })
  sessoes(@Ctx() { em, duracao, access }: AdminContext): Promise<SessaoType[]> {
    return listarSessoes(em, duracao, { minha: access.sessao });
  }

  @Mutation(() => Int, {
    description:
      'Encerra sessões na hora, as próprias ou as de outras contas; responde quantas ainda estavam abertas. Administração.',
  })
  encerrarSessoes(
    @Ctx() contexto: AdminContext,
    @Arg('ids', () => [ID], { description: 'Identificadores.' }) ids: string[],
    @Arg('senha', () => String, { description: 'Senha de quem encerra.' }) senha: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<number> {
    return agir(contexto, {
      nome: 'encerrarSessoes',
      chave,
      conteudo: { ids },
      fazer: (autor) => encerrarAsSessoes(contexto.em, ids, confirmacaoDe(contexto, senha, autor)),
      repetir: async ({ resposta }) => resposta as number,
    });
  }

  @Query(() => [SessaoType], { description: 'Sessões abertas da própria conta. Administração.' })
  minhasSessoes(@Ctx() { em, duracao, access }: AdminContext): Promise<SessaoType[]> {
    return listarSessoes(em, duracao, { minha: access.sessao, conta: access.autor.id });
  }

  @Mutation(() => Int, {
    description:
      'Encerra na hora outras sessões da própria conta, e nenhuma de outra conta nem a de quem pede; responde quantas ainda estavam abertas. Administração.',
  })
  encerrarMinhasSessoes(
    @Ctx() contexto: AdminContext,
    @Arg('ids', () => [ID], { nullable: true, description: 'Identificadores; sem eles, todas as outras da conta.' })
    ids: string[] | null,
    @Arg('senha', () => String, { description: 'Senha da conta.' }) senha: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<number> {
    return agir(contexto, {
      nome: 'encerrarMinhasSessoes',
      chave,
      conteudo: { ids: ids ?? null },
      fazer: (autor) => encerrarAsMinhas(contexto.em, ids ?? null, confirmacaoDe(contexto, senha, autor)),
      repetir: async ({ resposta }) => resposta as number,
    });
  }
}
