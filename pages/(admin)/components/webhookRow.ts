import { WebhookCadastradoDocument, type LinhaWebhookFragment } from '../../../graphql/generated/admin/graphql.ts';
import { PALAVRA_DO_EVENTO, TIPOS_DE_EVENTO } from '../../../modules/outbox/entrega.ts';
import { webhookCampos } from '../../../modules/webhooks/webhook.campos.ts';
import { ask } from '../adminApi.ts';
import { formOf } from './formTable.ts';

/** A webhook as its form has it: its events are one text. */
export type Linha = Omit<LinhaWebhookFragment, 'eventos'> & { eventos: string };

/** Its form. */
export const WEBHOOK_FORM = formOf(webhookCampos, {
  eventos: { marcas: TIPOS_DE_EVENTO.map((valor) => ({ valor, rotulo: PALAVRA_DO_EVENTO[valor]! })) },
});

/** A webhook of the server's as its form has it. */
export function linhaDe({ eventos, ...webhook }: LinhaWebhookFragment): Linha {
  return { ...webhook, eventos: eventos.join(' ') };
}

/** A webhook as it is stored now. @throws Refusal */
export async function buscarLinha(id: string): Promise<Linha> {
  return linhaDe((await ask(WebhookCadastradoDocument, { id })).webhook);
}

/** What staff call a webhook. */
export function hostOf({ url }: { url: string }): string {
  return new URL(url).host;
}
