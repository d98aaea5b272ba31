import type { EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { registrarAto } from '../editing/ato.service.ts';
import type { Administrador } from './administrador.entity.ts';
import { emailDaContaSchema, senhaSchema } from './administrador.ts';
import { abrirConta, darSenha, type NovaConta } from './administrador.service.ts';
import { confirmarSenha, exigirAinda, type Confirmacao } from './confirmacao.service.ts';
import { buscarAdministrador, registrar, travarContas } from './conta.service.ts';
import { exigirForca } from './forca.service.ts';
import { abrirLink, darLink, linkDaConta, vencerLink, type EntregaDoLink, type LinkDado } from './linkDeAcesso.service.ts';
import type { MotivoDoLink } from './linkDeAcesso.ts';
import { cifrarSenha, sortearSenha } from './senha.service.ts';

/**
 * Creates an account whose password its owner chooses behind a link; until then it has one that nobody knows. Whoever invites gives the own password.
 * @throws what `abrirConta` throws
 */
export function convidarAdministrador(
  em: EntityManager,
  nova: NovaConta,
  confirmacao: Confirmacao,
  entrega: EntregaDoLink,
): Promise<LinkDado> {
  return abrirConta(em, nova, confirmacao, sortearSenha(), async (conta, tx) => {
    const resto = await darLink(tx, conta, { motivo: 'convite', autor: confirmacao.access.autor }, entrega);
    return { resto, rastro: { link: comoFoi('convite', resto) } };
  });
}

/** How a link was given, as the trace says it; never what it carries. */
function comoFoi(motivo: MotivoDoLink, { enviadoA }: LinkDado): string {
  const oQue = motivo === 'convite' ? 'convite' : 'para nova senha';
  return `${oQue}, ${enviadoA === null ? 'mostrado a quem o criou' : 'enviado por e-mail'}`;
}

/**
 * Makes somebody else's account another link: an invitation again, where nobody has come yet, and one for another password otherwise, which ends the sessions
 * when it is used, and leaves a second factor as it is. Whoever asks gives the own password. @throws `PROPRIA_CONTA`, `CONTA_INATIVA`, and what `confirmarSenha` throws
 */
export async function criarLink(
  em: EntityManager,
  id: number,
  confirmacao: Confirmacao,
  entrega: EntregaDoLink,
): Promise<LinkDado> {
  const { autor } = confirmacao.access;
  if (id === autor.id) throw new DomainError('invalid', 'PROPRIA_CONTA', 'A própria senha se troca em Minha conta.');
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  return em.transactional(async (tx) => {
    await travarContas(tx);
    await exigirAinda(tx, confirmado);
    const conta = await buscarAdministrador(tx, id);
    if (!conta.ativo)
      throw new DomainError('conflict', 'CONTA_INATIVA', 'A conta está desativada: ative-a antes de dar um link.');
    const anterior = await linkDaConta(tx, id);
    const motivo = anterior?.motivo ?? 'senha';
    const link = await darLink(tx, conta, { motivo, autor }, entrega);
    registrar(tx, conta, autor, 'alterou', { link: anterior ? 'outro' : 'nenhum' }, { link: comoFoi(motivo, link) });
    return link;
  });
}

/**
 * Gives an account another address for links, or none; one that was sent to the address before opens nothing any more. Whoever asks gives the own password:
 * who reads the address chooses the password. @throws `DADOS_INVALIDOS`, and what `confirmarSenha` throws
 */
export async function mudarEmail(
  em: EntityManager,
  { id, email: dito }: { id: number; email: string },
  confirmacao: Confirmacao,
): Promise<Administrador> {
  const { email } = parseInput(z.object({ email: emailDaContaSchema }), { email: dito });
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  const { autor } = confirmacao.access;
  return em.transactional(async (tx) => {
    await travarContas(tx);
    await exigirAinda(tx, confirmado);
    const conta = await buscarAdministrador(tx, id);
    registrar(tx, conta, autor, 'alterou', { email: conta.email }, { email });
    if (conta.email !== email) await vencerLink(tx, id);
    conta.email = email;
    await registrarAto(tx, autor, { linha: { id } });
    return conta;
  });
}

/** What the page behind a link says. */
export interface LinkAberto {
  usuario: string;
  motivo: MotivoDoLink;
  expiraEm: Date;
}

/** Whose password a link is for, and until when. Nothing is done. @throws `LINK_INVALIDO` */
export async function lerLink(em: EntityManager, token: string): Promise<LinkAberto> {
  const { administrador, motivo, expiraEm } = await abrirLink(em, token);
  return { usuario: administrador.usuario, motivo, expiraEm };
}

/**
 * Has whoever holds a link choose the password of its account, once: sessions of the account end, and a second factor stays as it is. Nobody is signed in.
 * @param marca name of the site, which a password must not be made of
 * @throws `LINK_INVALIDO`, and `DADOS_INVALIDOS` (one that would be guessed, too), after which the link is as good as before
 */
export async function usarLink(
  em: EntityManager,
  { token, senha: escolhida }: { token: string; senha: string },
  marca: string,
): Promise<{ usuario: string }> {
  const { administrador } = await abrirLink(em, token);
  const { senha } = parseInput(z.object({ senha: senhaSchema }), { senha: escolhida });
  const { id, usuario } = administrador;
  await exigirForca({ campo: 'senha', senha }, administrador, marca);
  const senhaHash = await cifrarSenha(senha);
  return em.transactional(async (tx) => {
    await travarContas(tx);
    // Hashing took a while: of two who use it at once one does, and who was given another link meanwhile has that.
    await abrirLink(tx, token);
    const conta = await buscarAdministrador(tx, id);
    await darSenha(tx, conta, senhaHash);
    registrar(tx, conta, { id, usuario }, 'alterou', { senha: 'anterior' }, { senha: 'escolhida pelo link' });
    return { usuario };
  });
}
