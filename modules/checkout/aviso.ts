import { STATUS_ABERTOS, type AssinaturaStatus } from './assinatura.ts';
import { cancelaCalado, type Cancelado, type MotivoDoCancelamento } from './motivo.ts';

/** An order, as far as it decides whether its customer is written to. */
interface Avisada extends Cancelado {
  status: AssinaturaStatus;
  motivo?: MotivoDoCancelamento | null;
}

/**
 * Whether whoever ordered is written to when an order gets another status, so that nobody can take back that it was said: that it ends, or goes on after all;
 * also where it was kept from him, and is not any more. Of one that goes on nobody is, who was not told of its end. @param motivo left out where it stays
 */
export function avisaQuemPediu(pedido: Avisada, para: AssinaturaStatus, motivo?: MotivoDoCancelamento | null): boolean {
  const acaba = (status: AssinaturaStatus) => !STATUS_ABERTOS.includes(status);
  // What can be used already does not end without a word.
  const cala = para === 'cancelada' && pedido.status !== 'concluida' && cancelaCalado(motivo, pedido);
  if (pedido.status === para) return motivo !== undefined && !cala && estaCalada(pedido);
  return !cala && (acaba(pedido.status) || acaba(para));
}

/** Whether an order is cancelled, and that was kept from whoever ordered. */
export function estaCalada(pedido: Avisada): boolean {
  return pedido.status === 'cancelada' && cancelaCalado(pedido.motivo, pedido);
}
