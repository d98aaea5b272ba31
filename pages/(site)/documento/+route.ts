import type { PageContext } from 'vike/types';
import { ehRotaDeDocumento } from './rotas.ts';

/** One route for all policies and contracts. */
export function route({ urlPathname }: PageContext) {
  return ehRotaDeDocumento(urlPathname);
}
