import type { EntityManager } from '@mikro-orm/core';
import type { Administrador } from './administrador.entity.ts';
import type { Passkey } from './passkey.entity.ts';
import { conferirUso, pedirUso, PRAZO_DA_PASSKEY } from './passkey.server.ts';
import type { RespostaDaEntrada } from './passkey.ts';
import {
  abrirPedido,
  deste,
  listarPasskeys,
  selarPedido,
  type PasskeyPedida,
  type RegrasDasPasskeys,
} from './pedidoDePasskey.service.ts';

/** What a browser uses a passkey of an account with, whose password was right; null where the account has none of this site. */
export async function pedirPasskey(
  em: EntityManager,
  conta: Pick<Administrador, 'id' | 'fatorDesde'>,
  { site, chave }: RegrasDasPasskeys,
): Promise<PasskeyPedida | null> {
  const existentes = site ? deste(await listarPasskeys(em, conta), site) : [];
  if (!site || existentes.length === 0) return null;
  return selarPedido(await pedirUso(site, existentes), { conta: conta.id, sessao: null, chave });
}

/**
 * Takes what a passkey of an account has signed; the account is locked, so that it is taken once: nothing that was asked before the passkey was last used
 * is good any more. Answers whether it was taken.
 */
export async function gastarPasskey(
  tx: EntityManager,
  conta: Pick<Administrador, 'id' | 'fatorDesde'>,
  { desafio, resposta }: { desafio: string; resposta: RespostaDaEntrada },
  { site, chave }: RegrasDasPasskeys,
): Promise<boolean> {
  const pedido = await abrirPedido(desafio, chave);
  if (!site || pedido?.conta !== conta.id || pedido.sessao !== null) return false;
  const guardada = deste(await listarPasskeys(tx, conta), site).find(({ credencial }) => credencial === resposta.id);
  if (!guardada || pedido.em <= usadaPorUltimo(guardada)) return false;
  const contador = await conferirUso(site, resposta, { desafio: pedido.desafio, guardada });
  if (contador === null) return false;
  guardada.contador = contador;
  // Another process may have asked, by a clock that is ahead.
  guardada.usadaEm = new Date(Math.max(new Date().getTime(), pedido.em));
  return true;
}

/** When a passkey was last used, in milliseconds; never, of one that a clock says is still to be used: what was asked by that clock is not taken any more. */
function usadaPorUltimo({ usadaEm }: Passkey): number {
  const em = usadaEm?.getTime() ?? 0;
  return em > new Date().getTime() + PRAZO_DA_PASSKEY ? 0 : em;
}
