import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { handledResolver } from '../editing/handled.resolver.ts';
import { handledType } from '../editing/handled.type.ts';
import { ListArgs } from '../editing/list.type.ts';
import { mensagens } from './mensagem.admin.service.ts';
import { mensagemCampos } from './mensagem.campos.ts';
import { MensagemStatus } from './mensagem.ts';

registerEnumType(MensagemStatus, { name: 'MensagemStatus', description: 'Em que pé está uma mensagem.' });

@ArgsType()
class MensagensArgs extends ListArgs {
  @Field(() => MensagemStatus, { nullable: true, description: 'Status desejado.' })
  status?: MensagemStatus;
}

/** How staff work contact messages (D27). */
export const MensagemAdminResolver = handledResolver({
  row: handledType(mensagemCampos, MensagemStatus, 'Mensagem', 'Mensagem da página de atendimento.'),
  status: MensagemStatus,
  args: MensagensArgs,
  pagina: 'PaginaDeMensagens',
  uma: 'mensagem',
  todas: 'Mensagens',
  nomes: { listar: 'mensagens', buscar: 'mensagem', atender: 'atenderMensagem' },
  servico: mensagens,
});
