import { Arg, Authorized, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { assinaturas } from '../checkout/assinatura.admin.service.ts';
import { AssinaturaStatus } from '../checkout/assinatura.ts';
import { MOTIVO, MotivoDoCancelamento } from '../checkout/motivo.ts';
import { mensagens } from '../contact/mensagem.admin.service.ts';
import { MensagemStatus } from '../contact/mensagem.ts';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import { MAIS_LINHAS } from '../editing/emVarias.ts';
import type { FeitoEmVarias } from '../editing/cadaUma.service.ts';
import { CADA_UMA, EmVarias } from '../editing/emVarias.type.ts';
import { STATUS_DITO } from '../editing/handled.resolver.ts';
import type { HandledRow } from '../editing/handledRow.ts';
import type { HandledService } from '../editing/handled.service.ts';
import { readId } from '../editing/target.ts';
import { exigirConta } from './administrador.service.ts';

@InputType()
abstract class LinhaVista {
  @Field(() => ID, { description: 'Identificador.' })
  id!: string;

  @Field(() => Int, { description: 'Versão que foi vista.' })
  versao!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Conta que cuida dela daqui em diante; nulo para ninguém, e sem o campo fica como está.',
  })
  responsavel?: string | null;
}

@InputType({ description: 'O que se diz de uma de várias assinaturas.' })
class AtendimentoDeAssinatura extends LinhaVista {
  @Field(() => AssinaturaStatus, STATUS_DITO)
  status?: AssinaturaStatus | null;

  @Field(() => MotivoDoCancelamento, { nullable: true, description: MOTIVO })
  motivo?: MotivoDoCancelamento | null;
}

@InputType({ description: 'O que se diz de uma de várias mensagens.' })
class AtendimentoDeMensagem extends LinhaVista {
  @Field(() => MensagemStatus, STATUS_DITO)
  status?: MensagemStatus | null;
}

const LINHAS = { description: `Até ${MAIS_LINHAS}, cada uma uma vez só.` };

/** What staff say of several orders or messages at once (076). */
@Authorized()
@Resolver()
export class EmVariasResolver {
  @Mutation(() => EmVarias, { description: `Dá status e responsável a várias assinaturas. ${CADA_UMA}` })
  atenderAssinaturas(
    @Ctx() contexto: AdminContext,
    @Arg('linhas', () => [AtendimentoDeAssinatura], LINHAS) linhas: AtendimentoDeAssinatura[],
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<FeitoEmVarias> {
    return atender(contexto, assinaturas, { nome: 'atenderAssinaturas', linhas, chave });
  }

  @Mutation(() => EmVarias, { description: `Dá status e responsável a várias mensagens. ${CADA_UMA}` })
  atenderMensagens(
    @Ctx() contexto: AdminContext,
    @Arg('linhas', () => [AtendimentoDeMensagem], LINHAS) linhas: AtendimentoDeMensagem[],
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<FeitoEmVarias> {
    return atender(contexto, mensagens, { nome: 'atenderMensagens', linhas, chave });
  }
}

interface Ditas {
  nome: string;
  linhas: readonly (LinhaVista & { status?: string | null; motivo?: string | null })[];
  chave: string | undefined;
}

function atender<Row extends HandledRow>(
  contexto: AdminContext,
  servico: HandledService<Row>,
  { nome, linhas, chave }: Ditas,
): Promise<FeitoEmVarias> {
  const { em } = contexto;
  return agir<FeitoEmVarias>(contexto, {
    nome,
    chave,
    conteudo: linhas.map(({ id, status, motivo, responsavel }) => ({ id, status, motivo, responsavel })),
    fazer: (autor) => {
      const lidas = linhas.map(({ id, versao, status, motivo, responsavel }) => ({
        id: readId(id),
        versao,
        status,
        motivo,
        responsavel,
      }));
      return servico.atenderVarias(em, { linhas: lidas }, autor, exigirConta);
    },
    repetir: async ({ resposta }) => resposta as FeitoEmVarias,
  });
}
