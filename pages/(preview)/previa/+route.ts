import type { PageContext } from 'vike/types';
import { adminBase } from '../../adminBase.ts';
import { ehPrevia } from './previas.ts';

/** Previews for the admin area's frames. */
export function route(pageContext: PageContext) {
  const base = adminBase(pageContext);
  if (base === null || !pageContext.urlPathname.startsWith(`${base}/previa/`)) return false;
  const tipo = pageContext.urlPathname.slice(base.length + 8);
  return ehPrevia(tipo) ? { routeParams: { tipo } } : false;
}
