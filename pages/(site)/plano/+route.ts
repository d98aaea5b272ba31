import type { PageContext } from 'vike/types';
import { familiaDaRota } from '../../../modules/catalogue/familia.ts';

/** One route for the twelve families. */
export function route({ urlPathname }: PageContext) {
  return familiaDaRota(urlPathname) !== undefined;
}
