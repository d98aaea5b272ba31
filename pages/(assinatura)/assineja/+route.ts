import type { PageContext } from 'vike/types';
import { familiasDaRota } from '../../../modules/checkout/rotas.ts';

/** One route for the thirteen order addresses. */
export function route({ urlPathname }: PageContext) {
  return familiasDaRota(urlPathname) !== undefined;
}
