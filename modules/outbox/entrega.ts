import { nomesDosStatus, type TabelaDeStatus } from '../editing/status.ts';

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

/** What staff call an event. */
export const PALAVRA_DO_EVENTO: Readonly<Record<string, string>> = {
  'pedido.criado': 'Pedido criado',
  'pedido.alterado': 'Pedido alterado',
  'pedido.pago': 'Pedido pago',
  'pedido.cancelado': 'Pedido cancelado',
  'mensagem.recebida': 'Mensagem recebida',
  'plano.alterado': 'Plano alterado',
  'webhook.teste': 'Teste',
} satisfies Record<TipoDeEvento | typeof TESTE, string>;

/** In which state an entry of the outbox is, as staff read it. */
export const ESTADO_DA_ENTREGA = {
  esperando: { rotulo: 'Esperando', tom: 'novo' },
  entregue: { rotulo: 'Entregue' },
  desistida: { rotulo: 'Sem entrega', tom: 'novo' },
  descartada: { rotulo: 'Descartada', tom: 'passado' },
} as const satisfies TabelaDeStatus;
export const EntregaEstado = nomesDosStatus(ESTADO_DA_ENTREGA);
export type EntregaEstado = keyof typeof EntregaEstado;
