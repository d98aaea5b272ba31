import type { PageContext } from 'vike/types';

/** Base path of the admin area; null elsewhere. */
export function adminBase({ adminPath }: PageContext): string | null {
  return adminPath ?? null;
}
