import type { EntityManager } from '@mikro-orm/core';
import { openSecret, sealSecret } from '../../platform/sealedSecret.ts';
import type { Administrador } from './administrador.entity.ts';
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

/** What sealed texts of this kind begin with: the same key seals others. */
const PEDIDO = 'passkey ';

/** What was asked of a browser: by whom, from which session (null at a sign-in), and when, in milliseconds. */
interface Pedido {
  desafio: string;
  conta: number;
  sessao: string | null;
  em: number;
}

/** The passkeys of an account, made under the second factor that it has, the oldest first; of another site too. */
export async function listarPasskeys(
  em: EntityManager,
  { id, fatorDesde }: Pick<Administrador, 'id' | 'fatorDesde'>,
): Promise<Passkey[]> {
  const todas = await em.find(Passkey, { administrador: id }, { orderBy: { id: 'asc' } });
  return todas.filter((passkey) => passkey.fatorDesde.getTime() === fatorDesde?.getTime());
}

/** Of these, the ones that work at a site. */
export const deste = (passkeys: readonly Passkey[], { rpID }: SiteDasPasskeys): Passkey[] =>
  passkeys.filter(({ site }) => site === rpID);

/** A passkey as its owner sees it. */
export interface PasskeyMostrada extends Pick<Passkey, 'id' | 'nome' | 'criadaEm' | 'usadaEm'> {
  /** Host name that it works at, where that is not the shop's any more. */
  deOutroSite: string | null;
}

/** What its owner sees of a passkey. @param site the shop's; null where it is at a number */
export function mostrarPasskey(
  { id, nome, criadaEm, usadaEm, site: seu }: Passkey,
  site: SiteDasPasskeys | null,
): PasskeyMostrada {
  return { id, nome, criadaEm, usadaEm, deOutroSite: seu === site?.rpID ? null : seu };
}

/** What is asked of a browser, as it goes there and comes back. */
export async function selarPedido(
  opcoes: { challenge: string },
  { chave, ...quem }: { conta: number; sessao: string | null; chave: string },
): Promise<PasskeyPedida> {
  const pedido: Pedido = { desafio: opcoes.challenge, em: new Date().getTime(), ...quem };
  return { opcoes: JSON.stringify(opcoes), desafio: await sealSecret(PEDIDO + JSON.stringify(pedido), chave) };
}

/** What was asked; null where it was not asked here, or too long ago, or by a clock that is not the same any more. */
export async function abrirPedido(desafio: string, chave: string): Promise<Pedido | null> {
  const aberto = await openSecret(desafio, chave).catch(() => null);
  if (!aberto?.startsWith(PEDIDO)) return null;
  const pedido = JSON.parse(aberto.slice(PEDIDO.length)) as Pedido;
  return Math.abs(new Date().getTime() - pedido.em) <= PRAZO_DA_PASSKEY ? pedido : null;
}
