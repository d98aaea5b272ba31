import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
import type { AdminContext } from '../../graphql/context.ts';
import { lerChave } from '../editing/alvo.ts';
import { ConsultaArgs, paginaDe } from '../editing/lista.type.ts';
import { juntarNotas } from '../editing/nota.service.ts';
import { NotaType } from '../editing/nota.type.ts';
import { atenderMensagem, buscarMensagem, listarMensagens, notasDaMensagem } from './mensagem.admin.service.ts';
import { MensagemStatus } from './mensagem.ts';

registerEnumType(MensagemStatus, { name: 'MensagemStatus', description: 'Em que pé está uma mensagem.' });

@ObjectType('Mensagem', { description: 'Mensagem da página de atendimento.' })
class MensagemType {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => Int, { description: 'Versão da linha, que cresce a cada alteração.' })
  versao!: number;

  @Field(() => Date, { description: 'Quando chegou.' })
  criadaEm!: Date;

  @Field(() => MensagemStatus, { description: 'Em que pé está.' })
  status!: MensagemStatus;

  @Field(() => String, { nullable: true, description: 'Quem deu o status.' })
  statusPor!: string | null;

  @Field(() => Date, { nullable: true, description: 'Quando.' })
  statusEm!: Date | null;

  @Field(() => String, { description: 'Nome.' })
  nome!: string;

  @Field(() => String, { description: 'E-mail.' })
  email!: string;

  @Field(() => String, { description: 'Celular.' })
  celular!: string;

  @Field(() => String, { description: 'Assunto.' })
  assunto!: string;

  @Field(() => String, { description: 'Mensagem.' })
  mensagem!: string;
}

const PaginaDeMensagens = paginaDe(MensagemType, 'PaginaDeMensagens');

@ArgsType()
class MensagensArgs extends ConsultaArgs {
  @Field(() => MensagemStatus, { nullable: true, description: 'Status desejado.' })
  status?: MensagemStatus;
}

/** How staff work contact messages (D27). */
@Authorized()
@Resolver(() => MensagemType)
export class MensagemAdminResolver {
  @Query(() => PaginaDeMensagens, { description: 'Mensagens, as mais novas primeiro. Administração.' })
  mensagens(@Ctx() { em }: AdminContext, @Args(() => MensagensArgs) { busca, status, ...consulta }: MensagensArgs) {
    return listarMensagens(em, { busca, status }, consulta);
  }

  @Query(() => MensagemType, { description: 'Uma mensagem. Administração.' })
  mensagem(
    @Ctx() { em }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
  ): Promise<MensagemType> {
    return buscarMensagem(em, lerChave(id));
  }

  @FieldResolver(() => [NotaType], { description: 'Notas da equipe, a mais antiga primeiro.' })
  notas(@Ctx() { em }: AdminContext, @Root() { id }: MensagemType): Promise<NotaType[]> {
    return notasDaMensagem(em, id);
  }

  @FieldResolver(() => String, { description: 'Todas as notas da equipe, em um texto.' })
  async nota(@Ctx() { em }: AdminContext, @Root() { id }: MensagemType): Promise<string> {
    return juntarNotas(await notasDaMensagem(em, id));
  }

  @Mutation(() => MensagemType, { description: 'Registra o atendimento de uma mensagem. Administração.' })
  atenderMensagem(
    @Ctx() { em, acesso }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('versao', () => Int, { description: 'Versão que foi lida.' }) versao: number,
    @Arg('status', () => MensagemStatus, { nullable: true, description: 'Novo status; sem ele, fica o atual.' })
    status: MensagemStatus | null | undefined,
    @Arg('nota', () => String, { description: 'Nota a acrescentar; vazia, nenhuma.' }) nota: string,
  ): Promise<MensagemType> {
    return atenderMensagem(em, { id: lerChave(id), versao }, { status, nota }, acesso.autor);
  }
}
