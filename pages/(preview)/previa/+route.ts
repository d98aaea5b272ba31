import type { PageContext } from 'vike/types';
import { adminBase } from '../../adminBase.ts';

/** Previews for the admin area's frames. */
export function route(pageContext: PageContext) {
  const base = adminBase(pageContext);
  const tipo =
    base !== null && pageContext.urlPathname.startsWith(`${base}/previa/`) && pageContext.urlPathname.slice(base.length + 8);
  return tipo === 'plano' || tipo === 'banner' || tipo === 'aviso' ? { routeParams: { tipo } } : false;
}
