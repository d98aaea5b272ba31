import { declararInteressados, type Interessado } from '../outbox/anuncio.service.ts';
import { EMAIL_A_CONTA, EMAIL_A_EQUIPE, EMAIL_AO_CLIENTE, type TipoDeEvento } from '../outbox/entrega.ts';
import type { AvisoAoCliente } from './doCliente.server.ts';
import type { LimitesDeCartas } from './limites.service.ts';

/** What customers are written, by what has happened. */
export const CARTA_AO_CLIENTE: Readonly<Partial<Record<TipoDeEvento, AvisoAoCliente>>> = {
  'pedido.criado': 'criado',
  'pedido.valor': 'valor',
  'pedido.pago': 'pago',
  'pedido.desmarcado': 'desmarcado',
  'pedido.devolvido': 'devolvido',
  'pedido.concluido': 'concluido',
  'pedido.cancelado': 'cancelado',
  'pedido.retomado': 'retomado',
  'pedido.contato': 'contato',
  'pedido.reaberto': 'reaberto',
};

/** Whom the shop over a database writes to, by the configuration of that database. */
const escrevem = new WeakMap<object, readonly Interessado[]>();

declararInteressados(async (em) => escrevem.get(em.config) ?? []);

/**
 * Has letters written of what happens in a database, from now on.
 * @param comEquipe whether staff are written to as well
 * @param limites what keeps letters back; null where nothing is counted. Answers whom to.
 */
export function passarAEscrever(banco: object, comEquipe: boolean, limites: LimitesDeCartas | null): readonly string[] {
  const cliente = {
    destino: EMAIL_AO_CLIENTE,
    tipos: Object.keys(CARTA_AO_CLIENTE),
    ...(limites && { reter: limites.reterAoCliente }),
  };
  const equipe = {
    destino: EMAIL_A_EQUIPE,
    tipos: ['pedido.criado', 'mensagem.recebida'] satisfies TipoDeEvento[],
    ...(limites && { reter: limites.reterAEquipe }),
  };
  const todos = comEquipe ? [cliente, equipe] : [cliente];
  escrevem.set(banco, todos);
  // Of accounts nobody announces anything: what they are sent is stored with what makes it.
  return [...todos.map(({ destino }) => destino), EMAIL_A_CONTA];
}
