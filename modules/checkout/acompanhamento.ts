import { STATUS_DA_ASSINATURA, type AssinaturaStatus } from './assinatura.ts';
import type { StatusDescrito } from '../editing/status.ts';

/** Where the order of somebody who follows it stands, in the order in which it goes on; the last two end it. */
export const EtapaDoPedido = {
  recebido: 'recebido',
  em_atendimento: 'em_atendimento',
  concluido: 'concluido',
  cancelado: 'cancelado',
  substituido: 'substituido',
} as const;
export type EtapaDoPedido = keyof typeof EtapaDoPedido;

/** What a status means to whoever ordered; what the table of statuses says of it decides, so that a new one has its place. */
export function etapaDe(status: AssinaturaStatus): EtapaDoPedido {
  const { chegada, aberto, semEfeito, soDoCliente }: StatusDescrito = STATUS_DA_ASSINATURA[status];
  if (semEfeito) return soDoCliente ? 'substituido' : 'cancelado';
  if (chegada) return 'recebido';
  return aberto ? 'em_atendimento' : 'concluido';
}

/** When what was ordered could be used: when its order was concluded, or came where nobody has noted it; null while it cannot. */
export function liberadoEm(etapa: EtapaDoPedido, mudouEm: Date | null, recebidoEm: Date): Date | null {
  return etapa === 'concluido' ? (mudouEm ?? recebidoEm) : null;
}
