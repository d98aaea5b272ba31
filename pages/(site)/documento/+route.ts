import type { PageContext } from 'vike/types';
import { ehRotaDeDocumento } from '../../../modules/site/documento.ts';

/** One route for all policies and contracts. */
export function route({ urlPathname }: PageContext) {
  return ehRotaDeDocumento(urlPathname);
}
