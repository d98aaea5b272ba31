import type { PageContextServer } from 'vike/types';
import { pedidoDoCaminho } from '../modules/checkout/identificador.ts';

/** Whether nobody may be told the address of a page: its configuration says so, or it opens an order, whatever is shown in the order's place. */
export function isUnmeasured({ config, urlPathname }: Pick<PageContextServer, 'config' | 'urlPathname'>): boolean {
  const { personal = false, unmeasured = personal } = config;
  return unmeasured || pedidoDoCaminho(urlPathname) !== null;
}
