import type { PageContext } from 'vike/types';
import { PAGINA_DO_LINK } from '../../../modules/admin/linkDeAcesso.ts';
import { adminBase } from '../../adminBase.ts';

/** The admin area's screens, each under its own name below the configured base path. */
export function route(pageContext: PageContext) {
  const base = adminBase(pageContext);
  const { urlPathname } = pageContext;
  if (base === null || (urlPathname !== base && !urlPathname.startsWith(`${base}/`))) return false;
  const screen = urlPathname.slice(base.length + 1);
  return screen === 'login' || screen === PAGINA_DO_LINK || screen.startsWith('previa/') ? false : { routeParams: { screen } };
}
