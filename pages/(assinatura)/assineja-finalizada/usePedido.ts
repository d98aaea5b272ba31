import { caminhoDoPedido } from '../../../modules/checkout/identificador.ts';
import { usePedidoEm, type Pedido } from '../usePedidoEm.ts';

/**
 * The order with this identifier as the page says it that follows it; `lendo` until that is known, null where there is no such order and where nobody can
 * say: its own page may. @param clienteIdB undefined until the address is read, null where it names none
 */
export function usePedido(clienteIdB: string | null | undefined): Pedido | 'lendo' | null {
  const pedido = usePedidoEm(clienteIdB ? caminhoDoPedido(clienteIdB) : null, 'lendo');
  return clienteIdB === null ? null : pedido;
}
