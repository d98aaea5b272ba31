import { ArgsType, Field } from 'type-graphql';
import { handledResolver, STATUS_DITO } from '../editing/handled.resolver.ts';
import { ListArgs } from '../editing/list.type.ts';
import { mensagens } from './mensagem.admin.service.ts';
import { MensagemStatus } from './mensagem.ts';
import { MensagemType } from './mensagem.type.ts';

@ArgsType()
class MensagensArgs extends ListArgs {
  @Field(() => MensagemStatus, { nullable: true, description: 'Status desejado.' })
  status?: MensagemStatus;

  @Field(() => Boolean, { nullable: true, description: 'Com true, só as que a equipe ainda não terminou.' })
  abertas?: boolean;

  @Field(() => String, { nullable: true, description: 'Conta de quem cuida.' })
  responsavel?: string;
}

@ArgsType()
class StatusDaMensagemArgs {
  @Field(() => MensagemStatus, STATUS_DITO)
  status?: MensagemStatus | null;
}

/** How staff work contact messages (D27). */
export const MensagemAdminResolver = handledResolver({
  row: MensagemType,
  dito: StatusDaMensagemArgs,
  args: MensagensArgs,
  pagina: 'PaginaDeMensagens',
  uma: 'mensagem',
  todas: 'Mensagens',
  nomes: { listar: 'mensagens', buscar: 'mensagem', atender: 'atenderMensagem' },
  servico: mensagens,
});
