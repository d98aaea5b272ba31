import type { PageContext } from 'vike/types';
import { adminBase } from '../../adminBase.ts';

/** The one page of the administration that strangers see. */
export function route(pageContext: PageContext): boolean {
  const base = adminBase(pageContext);
  return base !== null && pageContext.urlPathname === `${base}/login`;
}
