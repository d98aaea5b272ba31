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
/** What is told to customers alone: others read the same of `pedido.alterado`. */
const TIPOS_AO_CLIENTE = [
  'pedido.concluido',
  'pedido.valor',
  'pedido.desmarcado',
  'pedido.devolvido',
  'pedido.retomado',
  'pedido.reaberto',
  'pedido.contato',
] as const;
/** What is told to the owner of an account of the team alone. */
const TIPOS_DA_CONTA = ['conta.convite', 'conta.senha'] as const;
export type TipoDeEvento = (typeof TIPOS_DE_EVENTO)[number] | (typeof TIPOS_AO_CLIENTE)[number];

/** What staff send to try a recipient out; nobody asks for it. */
export const TESTE = 'webhook.teste';
export const TESTE_DE_EMAIL = 'email.teste';

/** What staff call an event. */
export const PALAVRA_DO_EVENTO: Readonly<Record<string, string>> = {
  'pedido.criado': 'Pedido criado',
  'pedido.alterado': 'Pedido alterado',
  'pedido.pago': 'Pedido pago',
  'pedido.cancelado': 'Pedido cancelado',
  'pedido.concluido': 'Pedido concluído',
  'pedido.valor': 'Valor confirmado',
  'pedido.desmarcado': 'Pagamento desmarcado',
  'pedido.devolvido': 'Pagamento devolvido',
  'pedido.retomado': 'Pedido retomado',
  'pedido.reaberto': 'Pedido reaberto',
  'pedido.contato': 'Endereço corrigido',
  'mensagem.recebida': 'Mensagem recebida',
  'plano.alterado': 'Plano alterado',
  'conta.convite': 'Convite para a equipe',
  'conta.senha': 'Link para nova senha',
  'webhook.teste': 'Teste',
  'email.teste': 'Teste',
} satisfies Record<TipoDeEvento | (typeof TIPOS_DA_CONTA)[number] | typeof TESTE | typeof TESTE_DE_EMAIL, string>;

/** In which state an entry of the outbox is, as staff read it. */
export const ESTADO_DA_ENTREGA = {
  esperando: { rotulo: 'Esperando', tom: 'novo' },
  entregue: { rotulo: 'Entregue' },
  desistida: { rotulo: 'Sem entrega', tom: 'novo' },
  descartada: { rotulo: 'Descartada', tom: 'passado' },
} as const satisfies TabelaDeStatus;
export const EntregaEstado = nomesDosStatus(ESTADO_DA_ENTREGA);
export type EntregaEstado = keyof typeof EntregaEstado;

/** What an entry says that staff have asked for by its name, before anything else that has come of it. */
export const PEDIDA_PELA_EQUIPE = 'A equipe pediu este envio.';

/** Whether staff have asked for an entry by its name. */
export const foiPedida = ({ resposta }: { resposta: string | null }) => resposta?.startsWith(PEDIDA_PELA_EQUIPE) ?? false;

/** How entries name whom the shop writes letters to: the customer of an order, the staff (059), and the owner of an account of the team (088). */
export const EMAIL_AO_CLIENTE = 'email:cliente';
export const EMAIL_A_EQUIPE = 'email:equipe';
export const EMAIL_A_CONTA = 'email:conta';
