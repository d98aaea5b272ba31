import type { PageContext } from 'vike/types';
import { pedidoDoCaminho } from '../../../modules/checkout/identificador.ts';

/** One address for each order: its public identifier (D48). */
export function route({ urlPathname }: PageContext) {
  const clienteIdB = pedidoDoCaminho(urlPathname);
  return clienteIdB === null ? false : { routeParams: { clienteIdB } };
}
