import type { PageContext } from 'vike/types';

/** Base path of the admin area: the server knows it, and its pages carry it on their html element; elsewhere null. */
export function adminBase(pageContext: PageContext): string | null {
  return pageContext.adminPath ?? (typeof document === 'undefined' ? null : (document.documentElement.dataset.admin ?? null));
}
