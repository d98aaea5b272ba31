import { businessDay } from '../../platform/calendar.ts';
import { situacaoNoPeriodo, type Situacao } from '../editing/situacao.ts';
import { familiasDe, temAlgumaDe } from './familias.ts';

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

/** Messages of a coupon that has been used as often as it may be. */
export const MENSAGENS_DE_USO = {
  esgotado: 'Este cupom já foi usado o número máximo de vezes.',
  porCliente: 'Este cupom já foi usado o número máximo de vezes com este CPF/CNPJ ou e-mail.',
  primeiroPedido: 'Este cupom vale só no primeiro pedido, e já há um com este CPF/CNPJ ou e-mail.',
} as const;

/** Why a coupon cannot be used for a plan today, or null when it can (section 8). */
export function recusarCupom(cupom: Vigencia, planoId: number | string, agora: Date): string | null {
  const hoje = businessDay(agora);
  if (hoje < cupom.dataInicio || cupom.dataFim < hoje) return MENSAGENS_CUPOM.foraDoPrazo;
  if (cupom.plano && String(cupom.plano.id) !== String(planoId)) return `Cupom válido apenas para o plano ${cupom.plano.nome}.`;
  return null;
}

/** What staff read of a coupon: like whatever has days, or that nobody can use it because none of its plans is sold (D53) or nothing is left of it. */
export type SituacaoDoCupom = Situacao | 'Sem plano à venda' | 'Esgotado';

/** A coupon, as far as it says where it stands. */
export interface CupomNoPrazo {
  ativo: boolean;
  dataInicio: string;
  dataFim: string;
  planoId?: number | string | null;
  familias?: string | null;
  limite?: number | null;
}

/** A plan on sale: its id, and its type by the name of it. */
interface PlanoAVenda {
  id: string;
  planoTipo: string;
}

/**
 * Where a coupon stands at an instant. Where none of its plans is on sale it is good for nothing, now and when its days come; where it was used as often as it
 * may be, now.
 * @param usos how many orders use it
 */
export function situacaoDoCupom(cupom: CupomNoPrazo, aVenda: readonly PlanoAVenda[], agora: Date, usos = 0): SituacaoDoCupom {
  const situacao = situacaoNoPeriodo(cupom, agora);
  if (situacao !== 'No ar' && situacao !== 'Agendado') return situacao;
  if (!temPlano(cupom, aVenda)) return 'Sem plano à venda';
  return situacao === 'No ar' && cupom.limite != null && usos >= cupom.limite ? 'Esgotado' : situacao;
}

function temPlano({ planoId, familias }: CupomNoPrazo, aVenda: readonly PlanoAVenda[]): boolean {
  if (planoId != null) return aVenda.some(({ id }) => id === String(planoId));
  if (familias == null) return true;
  const tipos = aVenda.map(({ planoTipo }) => planoTipo);
  return temAlgumaDe(familiasDe({ familias }), tipos);
}
