import { z } from 'zod';
import { campoDaEquipe } from '../editing/campo.ts';
import { textoObrigatorio } from '../editing/campos.ts';
import { tabelaEditada } from '../editing/tabela.ts';
import { TIPOS_DE_EVENTO } from '../outbox/entrega.ts';

const CONHECIDOS: ReadonlySet<string> = new Set(TIPOS_DE_EVENTO);
const ESCOLHA = `Escolha pelo menos um evento: ${TIPOS_DE_EVENTO.join(', ')}.`;

/** Names of events as one text, each once and in the order of the list, so that the same choice reads the same. */
const eventos = z.string({ error: ESCOLHA }).transform((texto, ctx) => {
  const nomes = texto.split(/\s+/).filter((nome) => nome !== '');
  const desconhecido = nomes.find((nome) => !CONHECIDOS.has(nome));
  if (desconhecido !== undefined || nomes.length === 0) {
    const message =
      desconhecido === undefined ? ESCOLHA : `Não há evento “${desconhecido.slice(0, 60)}”: use ${TIPOS_DE_EVENTO.join(', ')}.`;
    ctx.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  return TIPOS_DE_EVENTO.filter((tipo) => nomes.includes(tipo)).join(' ');
});

/** What staff write of a webhook (053). */
export const webhookCampos = tabelaEditada('webhook', {
  url: campoDaEquipe(textoObrigatorio('Informe o endereço que recebe os avisos.', 500), {
    rotulo: 'Endereço',
    descricao: 'Endereço completo que recebe os avisos.',
  }),
  eventos: campoDaEquipe(eventos.pipe(z.string()), {
    rotulo: 'Eventos',
    descricao: 'Eventos que são avisados, separados por espaço.',
  }),
});

/** A webhook as it is stored, but for its key, its version, its secrets and its state. */
export type WebhookLinha = z.output<typeof webhookCampos>;
