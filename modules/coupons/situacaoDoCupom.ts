import { nomeDoTipo, type PlanoTipo } from '../catalogue/plano.ts';
import { contadas } from '../editing/numero.ts';
import { situacaoNoPeriodo, type Situacao } from '../editing/situacao.ts';
import { aceita } from './alcance.ts';

/** What staff read of a coupon: like whatever has days, or that nobody can use it because none of its plans is sold (D53) or nothing is left of it. */
export type SituacaoDoCupom = Situacao | 'Sem plano à venda' | 'Esgotado';

/** A coupon, as far as it says where it stands. */
interface CupomNoPrazo {
  ativo: boolean;
  dataInicio: string;
  dataFim: string;
  planoId: number | null;
  familias: string | null;
  limite: number | null;
}

interface PlanoAVenda {
  id: number;
  planoTipo: PlanoTipo;
}

/**
 * Where a coupon stands at an instant. Where none of its plans is on sale it is good for nothing, now and when its days come; where it was used as often as it
 * may be, now.
 * @param usos how many orders use it
 */
export function situacaoDoCupom(
  cupom: CupomNoPrazo,
  { aVenda, usos, agora }: { aVenda: readonly PlanoAVenda[]; usos: number; agora: Date },
): SituacaoDoCupom {
  const situacao = situacaoNoPeriodo(cupom, agora);
  if (situacao !== 'No ar' && situacao !== 'Agendado') return situacao;
  if (!temPlano(cupom, aVenda)) return 'Sem plano à venda';
  return situacao === 'No ar' && cupom.limite !== null && usos >= cupom.limite ? 'Esgotado' : situacao;
}

function temPlano(cupom: CupomNoPrazo, aVenda: readonly PlanoAVenda[]): boolean {
  if (cupom.planoId === null && cupom.familias === null) return true;
  return aVenda.some(({ id, planoTipo }) => aceita(cupom, { id, planoTipo: nomeDoTipo(planoTipo) }));
}

/** Whether it is good for anything, by its state; in any other it is not. */
const VALE: Partial<Record<SituacaoDoCupom, string>> = { 'No ar': 'já vale', Agendado: 'ainda não vale' };

/** What staff are told of a coupon once it is stored: "no ar, já vale.", and whether it gives plans away. @param deGraca how many plans cost nothing with it */
export function resumoDoCupom(situacao: SituacaoDoCupom, deGraca: number): string {
  const vale = VALE[situacao];
  const dito = `${situacao.toLowerCase()}, ${vale ?? 'não vale'}.`;
  return vale && deGraca > 0 ? `${dito} Atenção: com ele, ${saemDeGraca(deGraca)}` : dito;
}

/** What is to be known of a coupon that gives plans away. @param quantos how many @param como said of how, behind a space */
export function saemDeGraca(quantos: number, como = ''): string {
  return `${contadas(quantos, 'plano sai', 'planos saem')} de graça${como} em algum período, e o pedido é liberado sem pagamento.`;
}
