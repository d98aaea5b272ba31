import type { EntityManager } from '@mikro-orm/core';
import type { Administrador } from './administrador.entity.ts';
import { Passkey } from './passkey.entity.ts';
import { conferirUso, pedirUso } from './passkey.server.ts';
import type { RespostaDaEntrada } from './passkey.ts';
import {
  abrirPedido,
  listarPasskeys,
  selarPedido,
  type PasskeyPedida,
  type RegrasDasPasskeys,
} from './pedidoDePasskey.service.ts';

/** What a browser uses a passkey of an account with, whose password was right; null where the account has none. */
export async function pedirPasskey(
  em: EntityManager,
  { id }: Pick<Administrador, 'id'>,
  { site, chave }: RegrasDasPasskeys,
): Promise<PasskeyPedida | null> {
  const existentes = site ? await listarPasskeys(em, id) : [];
  if (!site || existentes.length === 0) return null;
  return selarPedido(await pedirUso(site, existentes), { conta: id, sessao: null, chave });
}

/**
 * Takes what a passkey of an account has signed; the account is locked, so that it is taken once: nothing that was asked before the passkey was last used
 * is good any more. Answers whether it was taken.
 */
export async function gastarPasskey(
  tx: EntityManager,
  { id }: Pick<Administrador, 'id'>,
  { desafio, resposta }: { desafio: string; resposta: RespostaDaEntrada },
  { site, chave }: RegrasDasPasskeys,
): Promise<boolean> {
  const pedido = await abrirPedido(desafio, chave);
  const guardada = await tx.findOne(Passkey, { credencial: resposta.id, administrador: id });
  if (!site || !guardada || pedido?.conta !== id || pedido.sessao !== null) return false;
  if (guardada.usadaEm !== null && pedido.em <= guardada.usadaEm.getTime()) return false;
  const contador = await conferirUso(site, resposta, { desafio: pedido.desafio, guardada });
  if (contador === null) return false;
  guardada.contador = contador;
  // Another process may have asked, by a clock that is ahead.
  guardada.usadaEm = new Date(Math.max(new Date().getTime(), pedido.em));
  return true;
}
