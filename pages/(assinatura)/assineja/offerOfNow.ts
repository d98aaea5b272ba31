import { PlanoEscolhidoDocument } from '../../../graphql/generated/graphql.ts';
import { callApi } from '../../api.ts';
import { lateCode } from '../../lateCode.ts';
import type { Oferta } from './assinaturaValues.ts';

const code = lateCode(() => import('./oferta.ts'));

/** Said of a plan that can no longer be ordered here, as the server says it. */
export const PLAN_GONE = 'Este plano não está mais disponível. Escolha outro plano.';
const PRICE_CHANGED = 'O valor do plano foi atualizado. Confira o novo total.';
const PLAN_CHANGED = 'O plano foi alterado. Confira o que ele inclui e o total.';
const PRICES = ['valor', 'desconto1', 'desconto2', 'desconto3'] as const;

/**
 * What an order page offers at this moment, or null when its plan is not sold there any more: it may be off sale, or of a family that has
 * another page. @throws where plan or code cannot be had
 */
export async function offerOfNow(rota: string, planoId: string, periodo: number): Promise<Oferta | null> {
  const [{ plano }, { ofertaDe }] = await Promise.all([callApi(PlanoEscolhidoDocument, { id: planoId }), code()]);
  return plano ? ofertaDe(rota, plano, String(periodo)) : null;
}

/** What a visitor has to be told of an offer that was taken anew; null when there is nothing. */
export function whatChanged(before: Oferta, now: Oferta): string | null {
  if (before.planoVisto !== now.planoVisto) return PLAN_CHANGED;
  return PRICES.some((price) => before.plano[price] !== now.plano[price]) ? PRICE_CHANGED : null;
}
