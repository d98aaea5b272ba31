import { businessDay } from '../../platform/calendar.ts';
import { situacaoNoPeriodo, type Situacao } from '../editing/situacao.ts';

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

/** Why a coupon cannot be used for a plan today, or null when it can (section 8). */
export function recusarCupom(cupom: Vigencia, planoId: number | string, agora: Date): string | null {
  const hoje = businessDay(agora);
  if (hoje < cupom.dataInicio || cupom.dataFim < hoje) return MENSAGENS_CUPOM.foraDoPrazo;
  if (cupom.plano && String(cupom.plano.id) !== String(planoId)) return `Cupom válido apenas para o plano ${cupom.plano.nome}.`;
  return null;
}

/** What staff read of a coupon: like whatever has days, or that nobody can use it because its plan is not sold (D53). */
export type SituacaoDoCupom = Situacao | 'Sem plano à venda';

/** Where a coupon stands at an instant; tied to a plan that is not among those on sale, it is good for nothing, now and when its days come. */
export function situacaoDoCupom(
  cupom: { ativo: boolean; dataInicio: string; dataFim: string; planoId?: number | string | null },
  aVenda: readonly string[],
  agora: Date,
): SituacaoDoCupom {
  const situacao = situacaoNoPeriodo(cupom, agora);
  const semPlano = cupom.planoId != null && !aVenda.includes(String(cupom.planoId));
  return semPlano && (situacao === 'No ar' || situacao === 'Agendado') ? 'Sem plano à venda' : situacao;
}
