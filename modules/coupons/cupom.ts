import { businessDay } from '../../platform/calendar.ts';

/** porcentagem takes `valor` percent off; fixo takes `valor` reais off. */
export const CupomTipo = { porcentagem: 'porcentagem', fixo: 'fixo' } as const;
export type CupomTipo = keyof typeof CupomTipo;

/** What the price needs of a coupon. */
export interface CupomDados {
  codigo: string;
  tipo: CupomTipo;
  valor: number;
}

interface Vigencia {
  /** Day, `YYYY-MM-DD`, inclusive. */
  dataInicio: string;
  dataFim: string;
  plano?: { id: number | string; nome: string } | null;
}

/** Messages of the coupon, to the letter (section 8). */
export const MENSAGENS_CUPOM = {
  incompleto: 'Você precisa selecionar um plano e informar o cupom.',
  invalido: 'Cupom inválido.',
  foraDoPrazo: 'Cupom vencido ou ainda não está disponível.',
  falha: 'Erro ao validar o cupom.',
  aplicado: 'Cupom aplicado com sucesso!',
} as const;

/** Said whether there is such an order or not: strangers would try out whose there is. */
const SE_NAO_FOI_PAGO = 'Se um pedido seu ainda não pago o usa, fale conosco para trocá-lo.';

/** Messages of a coupon that has been used as often as it may be. */
export const MENSAGENS_DE_USO = {
  esgotado: 'Este cupom já foi usado o número máximo de vezes.',
  porCliente: `Este cupom já foi usado o número máximo de vezes com este CPF/CNPJ ou e-mail. ${SE_NAO_FOI_PAGO}`,
  primeiroPedido: `Este cupom vale só no primeiro pedido, e já há um com este CPF/CNPJ ou e-mail. ${SE_NAO_FOI_PAGO}`,
  pagoComEle: 'O pedido que você corrige já foi pago com este cupom: fale conosco para trocá-lo.',
} as const;

/** Why a coupon cannot be used for a plan today, or null when it can (section 8). */
export function recusarCupom(cupom: Vigencia, planoId: number | string, agora: Date): string | null {
  const hoje = businessDay(agora);
  if (hoje < cupom.dataInicio || cupom.dataFim < hoje) return MENSAGENS_CUPOM.foraDoPrazo;
  if (cupom.plano && String(cupom.plano.id) !== String(planoId)) return `Cupom válido apenas para o plano ${cupom.plano.nome}.`;
  return null;
}
