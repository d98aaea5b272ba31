import type { EtapaDoPedido } from '../../../modules/checkout/acompanhamento.ts';
import type { Brand } from '../../../platform/brand.ts';
import { COMO_SE_PAGA, QUANDO_LIBERA } from '../promessas.ts';

/** What stands where no order is. */
export const NAO_HA_PEDIDO =
  'Não há pedido neste endereço. Ele pode ter sido digitado com um erro, ou o pedido já foi apagado. Confira o endereço que você guardou ou fale com a gente, com o código do pedido.';

/** What the whole page says of an order, by where it stands. */
interface Palavras {
  titulo: string;
  texto: string;
}

export const PALAVRAS: Readonly<Record<EtapaDoPedido, Palavras>> = {
  recebido: { titulo: 'Recebemos o seu pedido', texto: COMO_SE_PAGA },
  em_atendimento: {
    titulo: 'Estamos cuidando do seu pedido',
    texto: 'Nossa equipe já está com o pedido. Se você já pagou, aguarde: a confirmação aparece nesta página.',
  },
  concluido: {
    titulo: 'Pedido concluído',
    texto: 'O plano foi liberado. Obrigado pela confiança!',
  },
  cancelado: {
    titulo: 'Pedido cancelado',
    texto: 'Este pedido foi cancelado e nada há a pagar por ele. Se foi um engano, fale com a gente.',
  },
  substituido: {
    titulo: 'Pedido substituído',
    texto: 'Você corrigiu este pedido em outro, que vale no lugar dele. Não pague por este.',
  },
};

/** The three steps, each in what it says before, while and after it is done. */
export const PASSOS = {
  recebido: { nome: 'Pedido recebido', feito: 'Guardamos o pedido como você o enviou.' },
  pagamento: {
    nome: 'Pagamento',
    espera: 'Aguardando o pagamento.',
    atendimento: 'Em conferência com a nossa equipe.',
    feito: 'Confirmado.',
  },
  ativacao: {
    nome: 'Ativação',
    espera: QUANDO_LIBERA,
    feito: 'O plano está liberado.',
  },
} as const;

/** How whoever ordered reaches the company about it. */
export function duvida({ EMAIL_CONTACT }: Brand): string {
  return `Alguma dúvida ou correção? Escreva para ${EMAIL_CONTACT} com o código do pedido.`;
}
