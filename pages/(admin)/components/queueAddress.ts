import { filtroDaFila, type FilaDescrita } from '../../../modules/editing/fila.ts';
import { readFilter, writeFilter, type FilterField } from '../screens/address.ts';

type Address = Readonly<Record<string, string>>;

/** What the address of a list says where it shows a queue, as an account sees it. */
export function queueAddress(fila: FilaDescrita, usuario: string): Address {
  return oldestFirst(writeFilter(filtroDaFila(fila, usuario)));
}

/** The same of a queue that somebody has kept for himself. */
export function ownQueueAddress(filtro: readonly FilterField[]): Address {
  return oldestFirst(readFilter(filtro));
}

/** The oldest are next. */
function oldestFirst(filter: Address): Address {
  return { ...filter, ordenar: 'criadaEm' };
}
