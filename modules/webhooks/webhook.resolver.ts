import type { EntityManager } from '@mikro-orm/core';
import { Arg, Authorized, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { agir, agirSemResposta, CHAVE, VERSAO_EXCLUIDA } from '../editing/ato.resolver.ts';
import { readDeleted, readId } from '../editing/target.ts';
import type { Webhook } from './webhook.entity.ts';
import {
  alterarWebhook,
  autoresDosWebhooks,
  buscarWebhook,
  criarWebhook,
  excluirWebhook,
  pausarWebhook,
  segredoDoWebhook,
  testarWebhook,
  todosOsWebhooks,
  trocarSegredo,
} from './webhook.service.ts';

@ObjectType('Webhook', { description: 'Endereço de fora que é avisado do que acontece na loja.' })
class WebhookType {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => Int, { description: 'Cresce a cada alteração.' })
  versao!: number;

  @Field(() => String, { description: 'Endereço que recebe os avisos.' })
  url!: string;

  @Field(() => [String], { description: 'Eventos que são avisados.' })
  eventos!: string[];

  @Field(() => Date, { description: 'Quando foi criado.' })
  criadoEm!: Date;

  @Field(() => String, { nullable: true, description: 'Quem o criou; nulo quando Alterações já não diz.' })
  criadoPor!: string | null;

  @Field(() => [String], { description: 'Quem o alterou desde então, cada um uma vez, o último primeiro.' })
  alteradoPor!: string[];

  @Field(() => Date, { nullable: true, description: 'Desde quando está pausado; o que há para avisar espera.' })
  pausadoEm!: Date | null;

  @Field(() => String, { nullable: true, description: 'Por que está pausado.' })
  motivo!: string | null;

  @Field(() => Date, { nullable: true, description: 'Até quando o segredo anterior também assina.' })
  anteriorAte!: Date | null;
}

@ObjectType({ description: 'Webhook com o segredo que assina os avisos; ele só aparece aqui, uma vez.' })
class WebhookComSegredo {
  @Field(() => ID, { description: 'Identificador.' })
  id!: number;

  @Field(() => Int, { description: 'Cresce a cada alteração.' })
  versao!: number;

  @Field(() => String, { description: 'Segredo, que começa com whsec_.' })
  segredo!: string;
}

async function mostrarTodos(em: EntityManager, webhooks: readonly Readonly<Webhook>[]): Promise<WebhookType[]> {
  const ids = webhooks.map(({ id }) => id);
  const autores = await autoresDosWebhooks(em, ids);
  return webhooks.map(({ id, versao, url, eventos, criadoEm, pausadoEm, motivo, anteriorAte }) => ({
    id,
    versao,
    url,
    criadoEm,
    pausadoEm,
    motivo,
    anteriorAte,
    eventos: eventos.split(' '),
    ...autores.get(id)!,
  }));
}

const mostrar = async (em: EntityManager, webhook: Webhook) => (await mostrarTodos(em, [webhook]))[0]!;

const ENDERECO = { description: 'Endereço completo, que começa com https://.' };
const EVENTOS = {
  description:
    'Nomes de eventos: pedido.criado, pedido.alterado, pedido.pago, pedido.cancelado, mensagem.recebida, plano.alterado.',
};

/** How staff manage webhooks (053). */
@Authorized()
@Resolver()
export class WebhookResolver {
  @Query(() => [WebhookType], { description: 'Webhooks, o mais antigo primeiro. Administração.' })
  async webhooks(@Ctx() { em }: AdminContext): Promise<WebhookType[]> {
    return mostrarTodos(em, await todosOsWebhooks(em));
  }

  @Query(() => WebhookType, { description: 'Um webhook, como está agora. Administração.' })
  async webhook(
    @Ctx() { em }: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
  ): Promise<WebhookType> {
    return mostrar(em, await buscarWebhook(em, readId(id)));
  }

  @Mutation(() => WebhookComSegredo, { description: 'Cria um webhook e diz o segredo dele. Administração.' })
  criarWebhook(
    @Ctx() contexto: AdminContext,
    @Arg('url', () => String, ENDERECO) url: string,
    @Arg('eventos', () => [String], EVENTOS) eventos: string[],
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<WebhookComSegredo> {
    const { em, webhooks } = contexto;
    return agir(contexto, {
      nome: 'criarWebhook',
      chave,
      conteudo: { url, eventos },
      fazer: (autor) => criarWebhook(em, webhooks, { url, eventos }, autor),
      repetir: ({ linhaId }) => segredoDoWebhook(em, webhooks, linhaId!),
    });
  }

  @Mutation(() => WebhookType, {
    description: 'Altera o endereço e os eventos de um webhook; o que não vem fica como está. Administração.',
  })
  async alterarWebhook(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('versao', () => Int, { description: 'Versão que foi lida.' }) versao: number,
    @Arg('url', () => String, { ...ENDERECO, nullable: true }) url?: string,
    @Arg('eventos', () => [String], { ...EVENTOS, nullable: true }) eventos?: string[],
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<WebhookType> {
    const { em, webhooks } = contexto;
    const alterado = await agir<Webhook>(contexto, {
      nome: 'alterarWebhook',
      chave,
      conteudo: { id, url, eventos },
      fazer: (autor) => alterarWebhook(em, webhooks, { id: readId(id), versao }, { url, eventos }, autor),
      repetir: ({ linhaId }) => buscarWebhook(em, linhaId!),
    });
    return mostrar(em, alterado);
  }

  @Mutation(() => WebhookType, {
    description: 'Pausa um webhook, ou o retoma com tudo o que esperava por ele. Administração.',
  })
  async pausarWebhook(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('pausado', () => Boolean, { description: 'Se fica pausado.' }) pausado: boolean,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<WebhookType> {
    const { em } = contexto;
    const mudado = await agir<Webhook>(contexto, {
      nome: 'pausarWebhook',
      chave,
      conteudo: { id, pausado },
      fazer: (autor) => pausarWebhook(em, readId(id), pausado, autor),
      repetir: ({ linhaId }) => buscarWebhook(em, linhaId!),
    });
    return mostrar(em, mudado);
  }

  @Mutation(() => WebhookComSegredo, {
    description: 'Troca o segredo de um webhook; por um dia, o anterior também assina. Administração.',
  })
  trocarSegredoDoWebhook(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<WebhookComSegredo> {
    const { em, webhooks } = contexto;
    return agir(contexto, {
      nome: 'trocarSegredoDoWebhook',
      chave,
      conteudo: { id },
      fazer: (autor) => trocarSegredo(em, webhooks, readId(id), autor),
      repetir: ({ linhaId }) => segredoDoWebhook(em, webhooks, linhaId!),
    });
  }

  @Mutation(() => ID, {
    description:
      'Envia a um webhook, uma vez, um aviso que só diz que é um teste; responde com a entrega em que aparece o que ele disser. Administração.',
  })
  testarWebhook(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<string> {
    return agir(contexto, {
      nome: 'testarWebhook',
      chave,
      conteudo: { id },
      fazer: (autor) => testarWebhook(contexto.em, readId(id), autor),
      repetir: async ({ resposta }) => resposta as string,
    });
  }

  @Mutation(() => Boolean, {
    description: 'Exclui um webhook; o que esperava por ele não é mais enviado. Administração.',
  })
  excluirWebhook(
    @Ctx() contexto: AdminContext,
    @Arg('id', () => ID, { description: 'Identificador.' }) id: string,
    @Arg('versao', () => Int, VERSAO_EXCLUIDA) versao?: number,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<boolean> {
    return agirSemResposta(contexto, {
      nome: 'excluirWebhook',
      chave,
      conteudo: { id },
      fazer: (autor) => excluirWebhook(contexto.em, readDeleted(id, versao), autor),
    });
  }
}
