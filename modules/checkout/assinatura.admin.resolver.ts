import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Float,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { AdminContext } from '../../graphql/context.ts';
import { PlanoTipo } from '../catalogue/plano.ts';
import { lerChave } from '../editing/alvo.ts';
import { ConsultaArgs } from '../editing/lista.type.ts';
import { juntarNotas } from '../editing/nota.service.ts';
import { NotaType } from '../editing/nota.type.ts';
import {
  atenderAssinatura,
  buscarAssinatura,
  confirmarValor,
  listarAssinaturas,
  notasDaAssinatura,
} from './assinatura.admin.service.ts';
import { AssinaturaStatus } from './assinatura.ts';
import { contaNasSomas } from './relatorio.service.ts';
import { AssinaturaType, DadoGuardado, PaginaDeAssinaturas } from './assinatura.type.ts';

@ArgsType()
class AssinaturasArgs extends ConsultaArgs {
  @Field(() => AssinaturaStatus, { nullable: true, description: 'Status desejado.' })
  status?: AssinaturaStatus;

  @Field(() => PlanoTipo, { nullable: true, description: 'Família desejada.' })
  planoTipo?: PlanoTipo;

  @Field(() => Int, { nullable: true, description: 'Período, em meses.' })
  periodo?: number;

  @Field(() => String, { nullable: true, description: 'Primeiro dia (AAAA-MM-DD).' })
  de?: string;

  @Field(() => String, { nullable: true, description: 'Último dia (AAAA-MM-DD).' })
  ate?: string;
}

/** How staff work orders (D27). */
@Authorized()
@Resolver(() => AssinaturaType)
export class AssinaturaAdminResolver {
  @Query(() => PaginaDeAssinaturas, { description: 'Assinaturas, as mais novas primeiro. Administração.' })
  assinaturas(@Ctx() { em }: AdminContext, @Args(() => AssinaturasArgs) args: AssinaturasArgs) {
    const { pagina, ordenar, decrescente, ...filtro } = args;
    return listarAssinaturas(em, filtro, { pagina, ordenar, decrescente });
  }

  @Query(() => AssinaturaType, { description: 'Uma assinatura, com tudo o que foi guardado. Administração.' })
  assinatura(
    @Ctx() { em }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
  ): Promise<AssinaturaType> {
    return buscarAssinatura(em, lerChave(id));
  }

  @FieldResolver(() => [DadoGuardado], { description: 'O plano e o cupom como eram.' })
  dadosGuardados(@Root() { planoDados, cupomDados }: AssinaturaType): DadoGuardado[] {
    const linhas = (dados: object | null, prefixo: string) =>
      Object.entries(dados ?? {})
        .filter(([, conteudo]) => conteudo !== null && conteudo !== '')
        .map(([campo, conteudo]) => ({ campo: `${prefixo}.${campo}`, conteudo: String(conteudo) }));
    return [...linhas(planoDados, 'plano'), ...linhas(cupomDados, 'cupom')];
  }

  @FieldResolver(() => Boolean, {
    description: 'Se entra nas somas: valor conferido, nem cancelada nem substituída, e nenhuma correção dela vale.',
  })
  contaNasSomas(@Ctx() { em }: AdminContext, @Root() assinatura: AssinaturaType): Promise<boolean> {
    return contaNasSomas(em, assinatura);
  }

  @FieldResolver(() => [NotaType], { description: 'Notas da equipe, a mais antiga primeiro.' })
  notas(@Ctx() { em }: AdminContext, @Root() { id }: AssinaturaType): Promise<NotaType[]> {
    return notasDaAssinatura(em, id);
  }

  @FieldResolver(() => String, { description: 'Todas as notas da equipe, em um texto.' })
  async nota(@Ctx() { em }: AdminContext, @Root() { id }: AssinaturaType): Promise<string> {
    return juntarNotas(await notasDaAssinatura(em, id));
  }

  @Mutation(() => AssinaturaType, { description: 'Registra o atendimento de uma assinatura. Administração.' })
  atenderAssinatura(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('versao', () => Int, { description: 'Versão que foi lida.' }) versao: number,
    @Arg('status', () => AssinaturaStatus, { nullable: true, description: 'Novo status; sem ele, fica o atual.' })
    status: AssinaturaStatus | null | undefined,
    @Arg('nota', () => String, { description: 'Nota a acrescentar; vazia, nenhuma.' }) nota: string,
  ): Promise<AssinaturaType> {
    return atenderAssinatura(em, { id: lerChave(id), versao }, { status, nota }, acesso.autor);
  }

  @Mutation(() => AssinaturaType, {
    description:
      'Confirma, ou corrige quantas vezes for preciso, o valor de uma assinatura que veio sem plano; daí em diante ela conta. Administração.',
  })
  confirmarValor(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('versao', () => Int, { description: 'Versão que foi lida.' }) versao: number,
    @Arg('valor', () => Float, { description: 'Total do período, em reais.' }) valor: number,
  ): Promise<AssinaturaType> {
    return confirmarValor(em, { id: lerChave(id), versao }, { valor }, acesso.autor);
  }
}
