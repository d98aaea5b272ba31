import type { FormaDePagar } from '../../../graphql/generated/graphql.ts';
import type { EtapaDoPedido } from '../../../modules/checkout/acompanhamento.ts';
import type { Momento } from '../../../modules/checkout/ditoDoPagamento.ts';
import { escreverInstante } from '../../../modules/brazil/instante.ts';
import {
  COMO_SE_PAGA,
  DADOS_DE_ACESSO,
  diferencaDoPago,
  pagamentoConosco,
  SE_O_TOTAL,
  seForamDois,
  valeOutro,
  type NoLugar,
} from '../../../modules/checkout/palavras.ts';
import { seFoiDesmarcado, seJaPagou } from '../../../modules/checkout/ressalvas.ts';
import type { Brand } from '../../../platform/brand.ts';

/** What stands where no order is. */
export const NAO_HA_PEDIDO =
  'Não há pedido neste endereço. Ele pode ter sido digitado com um erro, ou o pedido já foi apagado. Confira o endereço que você guardou ou fale com a gente, com o código do pedido.';

/** What is said of a cancelled order in whose place another stands. */
export function canceladoPorOutro(
  noLugar: NoLugar,
  pagoEm: Date | null,
  { porQue, contato }: { porQue: string | null; contato: string },
): string {
  return `Este pedido foi cancelado.${comEspaco(porQue)} ${valeOutro(noLugar, pagoEm, contato)}`;
}

/** What is said of a payment that is awaited and of which nothing else is to be said first. */
export const AGUARDA: Readonly<Record<'recebido' | 'emAtendimento', (forma: FormaDePagar) => string>> = {
  recebido: (forma) =>
    forma === 'pix'
      ? 'Pague com o PIX abaixo. Nossa equipe confirma o pagamento, e esta página mostra quando o plano for liberado.'
      : COMO_SE_PAGA,
  emAtendimento: (forma) =>
    forma === 'pix'
      ? 'Nossa equipe já está com o pedido. Se você já pagou, aguarde: a confirmação aparece nesta página. Se não, pague com o PIX abaixo.'
      : COMO_SE_PAGA,
};

/** Where the code stands that has been spoken of. */
export const PIX_ABAIXO = 'O código do PIX está abaixo.';

/** What is said after that a plan can be tried free. */
export function emTeste(forma: FormaDePagar): string {
  if (forma !== 'pix') return COMO_SE_PAGA;
  return 'O código do PIX está abaixo, para quando você decidir. Depois de pagar, aguarde: a confirmação aparece nesta página.';
}

/** What is said beside the step of a payment that is awaited. @param dias the last day to pay, and that of a trial that is over, written */
export const PASSO_DO_PAGAMENTO: Readonly<Record<Momento, (dias: { ate: string | null; teste: string | null }) => string>> = {
  emTeste: ({ ate }) => `Só se quiser ficar${ate === null ? '' : `, até ${ate}`}.`,
  testeAcabou: ({ teste }) => `O teste terminou em ${teste}. Só se quiser ficar.`,
  semTeste: () => 'Só se ainda quiser o plano.',
  vencido: ({ ate }) => `O prazo terminou em ${ate}.`,
  nada: () => PASSOS.pagamento.semCusto,
  aPagar: ({ ate }) => `Aguardando o pagamento${ate === null ? '' : `, até ${ate}`}.`,
};

/** What is said instead once it was paid, and is not over. */
export const PAGO: Palavras = {
  titulo: 'Recebemos o seu pagamento',
  texto: 'O pagamento foi confirmado. Nossa equipe cuida da ativação, e esta página mostra quando o plano for liberado.',
};

/** What is said of one that was cancelled after it was paid, or another of its family. @param porOutro code of that other */
export function canceladoEPago(pagoEm: Date, porOutro: string | undefined, porQue: string | null): string {
  return `Este pedido foi cancelado.${comEspaco(porQue)} ${pagamentoConosco(pagoEm, porOutro)} Se foi um engano, fale com a gente.`;
}

/** What is said of one that was cancelled, and that nobody has paid. */
export function cancelado(porQue: string | null, { contato, desmarcado }: { contato: string; desmarcado: boolean }): string {
  const seFoiEngano = desmarcado
    ? seFoiDesmarcado(contato)
    : `Se foi um engano, ou se você já pagou, escreva para ${contato} com o código do pedido.`;
  return `Este pedido foi cancelado e nada há a pagar por ele.${comEspaco(porQue)} ${seFoiEngano}`;
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
  // Both with who to write to, and what stands in their place.
  cancelado: { titulo: 'Pedido cancelado', texto: '' },
  substituido: { titulo: 'Pedido substituído', texto: '' },
};

/** What is said of an order that its customer has replaced by another. @param outro code of that one; null where it was erased */
export function substituido(outro: string | null, pago: boolean, contato: string): string {
  const vale = `Este pedido foi corrigido em outro${outro === null ? '' : `, ${outro}`}, que vale no lugar dele`;
  if (pago) return `${vale}, e o pagamento conta para ele. Não pague de novo: ${SE_O_TOTAL}.`;
  return `${vale}. Não pague por este. ${seJaPagou('por este pedido', contato)}`;
}

/** Of an order that goes on beside the correction that its customer has sent. */
export const CORRIGIDO = {
  titulo: 'Este pedido foi corrigido',
  passo: { nome: 'Correção', texto: 'O que falta, pagamento e ativação, segue por ela.' },
};

/** How an order that was corrected was paid, as far as it was. */
interface PagoDoCorrigido {
  pagoEm: Date | null;
  /** Whether another of its family has another payment. */
  emDobro: boolean;
  /** Code of the order by which it was paid, though it has no payment; null where there is none. */
  porOutro: string | null;
  /** Whether the correction was paid. */
  correcaoPaga: boolean;
}

/** The same in whole sentences. @param correcao code of the correction */
export function corrigido(
  correcao: string,
  { pagoEm, emDobro, porOutro, correcaoPaga }: PagoDoCorrigido,
  contato: string,
): string {
  const vale = `No lugar dele vale a correção, o pedido ${correcao}`;
  if (pagoEm && emDobro) return `${vale}. Não pague mais nada. ${seForamDois(pagoEm, 'Neste pedido')}`;
  if (pagoEm) return `${vale}, e o pagamento conta para ela. Não pague de novo: ${SE_O_TOTAL}.`;
  if (correcaoPaga) return `${vale}, que está pago. Não pague por este.`;
  if (porOutro !== null) return `${vale}. O pedido ${porOutro} já foi pago: não pague por este.`;
  return `${vale}. Não pague por este: o pagamento é pela correção. ${seJaPagou('por este pedido', contato)}`;
}

/** The three steps, each in what it says before, while and after it is done. */
export const PASSOS = {
  recebido: { nome: 'Pedido recebido', feito: 'Guardamos o pedido.' },
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
