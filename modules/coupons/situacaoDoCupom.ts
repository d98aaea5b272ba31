import { nomeDoTipo, type PlanoTipo } from '../catalogue/plano.ts';
import { situacaoNoPeriodo, type Situacao } from '../editing/situacao.ts';
import { recusarFamilia } from './recusaDaFamilia.ts';
import { familiasDe } from './familias.ts';

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
  if (cupom.planoId !== null) return aVenda.some(({ id }) => id === cupom.planoId);
  const familias = familiasDe(cupom);
  return familias.length === 0 || aVenda.some(({ planoTipo }) => recusarFamilia(familias, nomeDoTipo(planoTipo)) === null);
}
