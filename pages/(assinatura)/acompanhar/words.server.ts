import type { FormaDePagar } from '../../../graphql/generated/graphql.ts';
import type { EtapaDoPedido } from '../../../modules/checkout/acompanhamento.ts';
import { escreverInstante } from '../../../modules/brazil/instante.ts';
import {
  COMO_SE_PAGA,
  DADOS_DE_ACESSO,
  diferencaDoPago,
  NADA_A_PAGAR,
  pagamentoConosco,
  prazoAcabou,
  valeOutro,
  type NoLugar,
} from '../../../modules/checkout/palavras.ts';
import type { Brand } from '../../../platform/brand.ts';

/** What stands where no order is. */
export const NAO_HA_PEDIDO =
  'Não há pedido neste endereço. Ele pode ter sido digitado com um erro, ou o pedido já foi apagado. Confira o endereço que você guardou ou fale com a gente, com o código do pedido.';

/** What is said of how an order is paid: to whoever waits, to whoever waits while staff have it, and beside the step. */
interface DizerPagamento {
  texto: string;
  emAtendimento?: string;
  passo: string;
  /** The same while the plan can be tried free: what opens first, and that paying is for who stays. */
  emTeste?: { texto: string; passo: string };
}

/** What is said of a cancelled order in whose place another stands. */
export function canceladoPorOutro(noLugar: NoLugar, pagoEm: Date | null, porQue: string | null): string {
  return `Este pedido foi cancelado.${comEspaco(porQue)} ${valeOutro(noLugar, pagoEm)}`;
}

/** What is said of the payment of an order that waits for it, by how it is paid. @param ate last day, written @param contato address for questions */
export const PAGAMENTO: Readonly<Record<FormaDePagar, (ate: string, contato: string) => DizerPagamento>> = {
  pix: (ate) => ({
    texto: 'Pague com o PIX abaixo. Nossa equipe confirma o pagamento, e esta página mostra quando o plano for liberado.',
    emAtendimento:
      'Nossa equipe já está com o pedido. Se você já pagou, aguarde: a confirmação aparece nesta página. Se não, pague com o PIX abaixo.',
    passo: `Aguardando o pagamento, até ${ate}.`,
    emTeste: {
      texto:
        'O código do PIX está abaixo, para quando você decidir. Depois de pagar, aguarde: a confirmação aparece nesta página.',
      passo: `Só se quiser ficar, até ${ate}.`,
    },
  }),
  vencido: (ate, contato) => ({ texto: prazoAcabou(ate, contato), passo: `O prazo terminou em ${ate}.` }),
  nada: () => ({ texto: NADA_A_PAGAR, passo: PASSOS.pagamento.semCusto }),
  instrucoes: () => ({
    texto: COMO_SE_PAGA,
    passo: 'Aguardando o pagamento.',
    emTeste: { texto: COMO_SE_PAGA, passo: 'Só se quiser ficar.' },
  }),
};

/** What is said instead once it was paid, and is not over. */
export const PAGO: Palavras = {
  titulo: 'Recebemos o seu pagamento',
  texto: 'O pagamento foi confirmado. Nossa equipe cuida da ativação, e esta página mostra quando o plano for liberado.',
};

/** What is said of one that was cancelled after it was paid. */
export function canceladoEPago(pagoEm: Date, porQue: string | null): string {
  return `Este pedido foi cancelado.${comEspaco(porQue)} ${pagamentoConosco(pagoEm)} Se foi um engano, fale com a gente.`;
}

/** What is said of one that was cancelled, and that nobody has paid. */
export function cancelado(porQue: string | null): string {
  return `Este pedido foi cancelado e nada há a pagar por ele.${comEspaco(porQue)} Se foi um engano, fale com a gente.`;
}

const comEspaco = (frase: string | null) => (frase === null ? '' : ` ${frase}`);

/** What the whole page says of an order, by where it stands. */
interface Palavras {
  titulo: string;
  texto: string;
}

export const PALAVRAS: Readonly<Record<EtapaDoPedido, Palavras>> = {
  // These with what is said of the payment, or of the end.
  recebido: { titulo: 'Recebemos o seu pedido', texto: '' },
  em_atendimento: { titulo: 'Estamos cuidando do seu pedido', texto: '' },
  concluido: {
    titulo: 'Pedido concluído',
    texto: `O plano foi liberado. ${DADOS_DE_ACESSO} Obrigado pela confiança!`,
  },
  cancelado: { titulo: 'Pedido cancelado', texto: '' },
  substituido: {
    titulo: 'Pedido substituído',
    texto: 'Você corrigiu este pedido em outro, que vale no lugar dele. Não pague por este.',
  },
};

/** Of an order that staff already had when its customer corrected it. */
export const CORRIGIDO = {
  titulo: 'Você enviou uma correção deste pedido',
  texto: 'Nossa equipe já cuidava dele quando a correção chegou. Não pague por este: o pagamento é pela correção.',
  passo: 'O pagamento é pela correção.',
};

/** The same of one that was paid before. */
export const CORRIGIDO_E_PAGO = {
  titulo: CORRIGIDO.titulo,
  texto:
    'No lugar dele vale a correção, e o pagamento conta para ela. Não pague de novo: se o total é outro, nossa equipe acerta a diferença.',
};

/** The three steps, each in what it says before, while and after it is done. */
export const PASSOS = {
  recebido: { nome: 'Pedido recebido', feito: 'Guardamos o pedido como você o enviou.' },
  pagamento: { nome: 'Pagamento', feito: 'Confirmado.', semCusto: 'Nada a pagar.' },
  ativacao: {
    nome: 'Ativação',
    feito: 'O plano está liberado.',
  },
} as const;

/** What is said of a payment for an order that came without a plan: its total may have been confirmed or corrected after it. */
export function recebidoSemPlano(pagoEm: Date): string {
  return `Recebido. ${diferencaDoPago(pagoEm)}`;
}

/** That a contract was accepted. @param instante ISO 8601 */
export function aceite(instante: string): string {
  return `Aceito em ${escreverInstante(new Date(instante))}`;
}

/** How whoever ordered reaches the company about it. */
export function duvida({ EMAIL_CONTACT }: Brand): string {
  return `Alguma dúvida ou correção? Escreva para ${EMAIL_CONTACT} com o código do pedido.`;
}
