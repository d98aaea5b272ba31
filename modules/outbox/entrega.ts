/** What the shop tells, by the name that receivers know it by; each is told with the version of its shape (`versao`). */
export const TIPOS_DE_EVENTO = [
  'pedido.criado',
  'pedido.alterado',
  'pedido.pago',
  'pedido.cancelado',
  'mensagem.recebida',
  'plano.alterado',
] as const;
export type TipoDeEvento = (typeof TIPOS_DE_EVENTO)[number];

/** What staff send to try a recipient out; nobody asks for it. */
export const TESTE = 'webhook.teste';

/** In which state an entry of the outbox is. */
export const EntregaEstado = {
  esperando: 'esperando',
  entregue: 'entregue',
  desistida: 'desistida',
  descartada: 'descartada',
} as const;
export type EntregaEstado = keyof typeof EntregaEstado;
