import { ValidarCupomDocument, type ValidarCupomQuery } from '../../../graphql/generated/graphql.ts';
import { callApi } from '../../api.ts';

// What an order is sent with, and what is made of a refusal, in one file.
export { askWhich } from './askWhich.ts';
export { offerOfNow, PLAN_GONE, whatChanged } from './offerOfNow.ts';
export { lookTwice } from './lookTwice.ts';
export { pageAfter } from './pageAfter.ts';
export { sendAssinatura } from './sendAssinatura.ts';
export { tellOrder } from './tellOrder.ts';

/** What is no longer as the page says it: the whole offer is taken anew. */
export const OUTDATED: ReadonlySet<string> = new Set([
  'VALOR_ATUALIZADO',
  'PLANO_ATUALIZADO',
  'PERIODO_INVALIDO',
  'EXTRA_INVALIDO',
  'SISTEMA_INVALIDO',
  'CONTRATO_ATUALIZADO',
]);

/** The coupon of a code, where it counts for the plan. @throws what `callApi` throws */
export async function validarCupom(codigo: string, planoId: string): Promise<NonNullable<ValidarCupomQuery['cupom']> | null> {
  return (await callApi(ValidarCupomDocument, { codigo, planoId })).cupom ?? null;
}
