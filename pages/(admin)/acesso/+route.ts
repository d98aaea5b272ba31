import type { PageContext } from 'vike/types';
import { PAGINA_DO_LINK } from '../../../modules/admin/linkDeAcesso.ts';
import { adminBase } from '../../adminBase.ts';

/** The page behind a link by which somebody chooses a password; whoever opens it need not have come in. */
export function route(pageContext: PageContext): boolean {
  const base = adminBase(pageContext);
  return base !== null && pageContext.urlPathname === `${base}/${PAGINA_DO_LINK}`;
}
