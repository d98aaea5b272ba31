import type { EntityManager } from '@mikro-orm/core';
import { openSecret, sealSecret } from '../../platform/sealedSecret.ts';
import { Passkey } from './passkey.entity.ts';
import { PRAZO_DA_PASSKEY, siteDasPasskeys, type SiteDasPasskeys } from './passkey.server.ts';

/** What a browser makes a passkey with, or uses one. */
export interface PasskeyPedida {
  /** As browsers read it (WebAuthn, 5.1.8 and 5.1.9), in JSON. */
  opcoes: string;
  /** The same for the server, sealed: it comes back with what the browser answers. */
  desafio: string;
}

/** What of the shop passkeys go by. */
export interface RegrasDasPasskeys {
  /** Null where the shop is at a number: there are none then. */
  site: SiteDasPasskeys | null;
  /** The shop's key of second factors. */
  chave: string;
}

/** What passkeys go by in a shop. @param chaveDosFatores the shop's key of second factors */
export function regrasDasPasskeys({
  publicUrl,
  chaveDosFatores: chave,
}: {
  publicUrl: string;
  chaveDosFatores: string;
}): RegrasDasPasskeys {
  return { site: siteDasPasskeys(publicUrl), chave };
}

/** What was asked of a browser: by whom, from which session (null at a sign-in), and when, in milliseconds. */
interface Pedido {
  desafio: string;
  conta: number;
  sessao: string | null;
  em: number;
}

/** The passkeys of an account, the oldest first. */
export function listarPasskeys(em: EntityManager, conta: number): Promise<Passkey[]> {
  return em.find(Passkey, { administrador: conta }, { orderBy: { id: 'asc' } });
}

/** What is asked of a browser, as it goes there and comes back. */
export async function selarPedido(
  opcoes: { challenge: string },
  { chave, ...quem }: { conta: number; sessao: string | null; chave: string },
): Promise<PasskeyPedida> {
  const pedido: Pedido = { desafio: opcoes.challenge, em: new Date().getTime(), ...quem };
  return { opcoes: JSON.stringify(opcoes), desafio: await sealSecret(JSON.stringify(pedido), chave) };
}

/** What was asked; null where it was not asked here, or too long ago. */
export async function abrirPedido(desafio: string, chave: string): Promise<Pedido | null> {
  const aberto = await openSecret(desafio, chave).catch(() => null);
  if (aberto === null) return null;
  const pedido = JSON.parse(aberto) as Pedido;
  return new Date().getTime() - pedido.em <= PRAZO_DA_PASSKEY ? pedido : null;
}
