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

/** Where orders are followed, each below it at its public identifier (D48). */
export const ROTA_DE_ACOMPANHAR = '/acompanhar';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text has the form of a public identifier, as the shop writes it. */
export function ehIdentificador(texto: string): boolean {
  return UUID.test(texto);
}

/** The identifier in the address of a page that follows an order; null at any other address. @param caminho without query */
export function pedidoDoCaminho(caminho: string): string | null {
  const base = `${ROTA_DE_ACOMPANHAR}/`;
  const clienteIdB = caminho.startsWith(base) ? caminho.slice(base.length) : '';
  return ehIdentificador(clienteIdB) ? clienteIdB : null;
}

/** Address of the page that follows an order. */
export function caminhoDoPedido(clienteIdB: string): string {
  return `${ROTA_DE_ACOMPANHAR}/${clienteIdB}`;
}
