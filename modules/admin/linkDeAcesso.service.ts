import { createHash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { openSecret, sealSecret } from '../../platform/sealedSecret.ts';
import { enfileirar } from '../outbox/anuncio.service.ts';
import { EMAIL_A_CONTA } from '../outbox/entrega.ts';
import type { Autor } from '../editing/autor.ts';
import { SEM_TABELA } from '../editing/tabela.ts';
import type { Administrador } from './administrador.entity.ts';
import { LinkDeAcesso } from './linkDeAcesso.entity.ts';
import { enderecoDoLink, tokenDoLink, VALIDADE_DO_LINK_H, type MotivoDoLink } from './linkDeAcesso.ts';

const HORA_MS = 3_600_000;

/** How a link reaches whom it is for. */
export interface EntregaDoLink {
  /** Address of the administration. */
  administracao: string;
  /** Whether the shop sends mail. */
  enviaEmails: boolean;
  /** The shop's key of links: what waits to be sent is sealed with it. */
  chave: string;
}

/** A link that was made: shown once to whoever made it, or on its way by mail. */
export interface LinkDado {
  administrador: Administrador;
  /** Where it leads; null where it goes by mail, and nobody else is shown it. */
  endereco: string | null;
  /** Address that it is sent to; null where it is shown. */
  enviadoA: string | null;
  expiraEm: Date;
}

/** What is kept of a link. */
export function resumoDoLink(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The link of an account, good or not; null where it has none. */
export function linkDaConta(em: EntityManager, administrador: number): Promise<LinkDeAcesso | null> {
  return em.findOne(LinkDeAcesso, { administrador }, { refresh: true });
}

/**
 * Makes an account a link, in the caller's transaction, which holds the account: the one before is none any more. It goes by mail where the account has an
 * address and the shop sends any, and is shown otherwise.
 */
export async function darLink(
  tx: EntityManager,
  conta: Administrador,
  { motivo, autor }: { motivo: MotivoDoLink; autor: Autor },
  { administracao, enviaEmails, chave }: EntregaDoLink,
): Promise<LinkDado> {
  const token = randomBytes(32).toString('base64url');
  const criadoEm = new Date();
  const expiraEm = new Date(criadoEm.getTime() + VALIDADE_DO_LINK_H * HORA_MS);
  await tx.nativeDelete(LinkDeAcesso, { administrador: conta.id });
  const dele = { motivo, criadoEm, criadoPor: autor.usuario, expiraEm };
  await tx.insert(LinkDeAcesso, { administrador: conta.id, resumo: resumoDoLink(token), ...dele });
  const comum = { administrador: conta, expiraEm };
  if (conta.email === null || !enviaEmails) return { ...comum, endereco: enderecoDoLink(administracao, token), enviadoA: null };
  const dados = { link: await sealSecret(token, chave) };
  const oQue = { tipo: `conta.${motivo}`, tabela: SEM_TABELA.administrador, linhaId: conta.id, dados, agora: criadoEm };
  await enfileirar(tx, oQue, [{ destino: EMAIL_A_CONTA }]);
  return { ...comum, endereco: null, enviadoA: conta.email };
}

/** Takes the link of an account away, where it has one: somebody has a password of it now. */
export async function tirarLink(tx: EntityManager, administrador: number): Promise<void> {
  await tx.nativeDelete(LinkDeAcesso, { administrador });
}

/** Has the link of an account open nothing any more, as where it went to an address that is not the account's now. An invitation stays one. */
export async function vencerLink(tx: EntityManager, administrador: number): Promise<void> {
  await tx.nativeUpdate(LinkDeAcesso, { administrador }, { expiraEm: new Date(0) });
}

/** As `vencerLink`, of every link that somebody gave: who has no access to the team any more, or may not have been who gave them, is to have none by them. */
export async function vencerLinksDados(tx: EntityManager, { usuario }: Administrador): Promise<void> {
  await tx.nativeUpdate(LinkDeAcesso, { criadoPor: usuario }, { expiraEm: new Date(0) });
}

/** As `vencerLink`, where the link of an account is the one that a letter of this instant carries; a newer one stays. */
export async function vencerLinkDaCarta(tx: EntityManager, administrador: number, criadoEm: Date): Promise<void> {
  await tx.nativeUpdate(LinkDeAcesso, { administrador, criadoEm }, { expiraEm: new Date(0) });
}

/** What a good link is for. @param token what the link carries, and what was left behind it @throws `LINK_INVALIDO` */
export async function abrirLink(em: EntityManager, token: string): Promise<LinkDeAcesso> {
  const onde = { resumo: resumoDoLink(tokenDoLink(token)), expiraEm: { $gt: new Date() }, administrador: { ativo: true } };
  const link = await em.findOne(LinkDeAcesso, onde, { populate: ['administrador'], refresh: true });
  if (link) return link;
  throw new DomainError(
    'forbidden',
    'LINK_INVALIDO',
    'Este link não vale mais: já foi usado, passou do prazo, outro tomou o lugar dele ou quem o deu trocou a senha ou não administra mais a loja. Peça outro a quem administra a loja.',
  );
}

/** Whether something is refused because a link opens nothing. */
export function ehLinkInvalido(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'LINK_INVALIDO';
}

/** What the letter of a link says, and to whom. */
export interface LinkEscrito {
  usuario: string;
  motivo: MotivoDoLink;
  email: string;
  endereco: string;
  expiraEm: Date;
}

/** A link that waits to be sent, to be written; null where it opens nothing any more. @param dados as it was stored with what is to be sent */
export async function lerLinkEscrito(
  em: EntityManager,
  dados: object | null,
  { administracao, chave }: Pick<EntregaDoLink, 'administracao' | 'chave'>,
): Promise<LinkEscrito | null> {
  const { link: fechado } = (dados ?? {}) as { link?: string };
  const token = fechado === undefined ? null : await openSecret(fechado, chave);
  const link = token === null ? null : await abrirLink(em, token).catch(nenhum);
  const { email = null, usuario = '' } = link?.administrador ?? {};
  if (token === null || link === null || email === null) return null;
  return { usuario, motivo: link.motivo, email, endereco: enderecoDoLink(administracao, token), expiraEm: link.expiraEm };
}

function nenhum(error: unknown): null {
  if (ehLinkInvalido(error)) return null;
  throw error;
}
