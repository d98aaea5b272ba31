import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/core';
import { z } from 'zod';
import { ConfigError } from '../../platform/configError.ts';
import { DomainError } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { registrarAto } from '../editing/ato.service.ts';
import type { Autor } from '../editing/autor.ts';
import { podeMudar, TODOS_OS_PAPEIS, type Papel } from '../roles/papel.ts';
import { Administrador } from './administrador.entity.ts';
import { emailDaContaSchema, senhaSchema, usuarioSchema } from './administrador.ts';
import { segredoPreparado } from './codigo.service.ts';
import { buscarAdministrador, buscarPorUsuario, registrar, travarContas } from './conta.service.ts';
import { confirmarSenha, exigirAinda, type Confirmacao } from './confirmacao.service.ts';
import { jaEntrou } from './entrada.service.ts';
import { exigirForca, motivoDaFraqueza } from './forca.service.ts';
import { tirarLink, vencerLink, vencerLinksDados } from './linkDeAcesso.service.ts';
import { cifrarSenha, conferirSenha, sortearSenha } from './senha.service.ts';
import { Sessao } from './sessao.entity.ts';
import { abrirSessao, encerrarSessoes, naoAutenticado, type DuracaoDaSessao } from './sessao.service.ts';

/** A password that the server has made; it is shown once and stored nowhere. */
interface SenhaNova {
  administrador: Administrador;
  senha: string;
}

/** All accounts, by name. */
export function listarAdministradores(em: EntityManager): Promise<Administrador[]> {
  return em.findAll(Administrador, { orderBy: { usuario: 'asc' } });
}

/** Who may see to orders and messages: accounts that may sign in, whose role lets them. */
const ATENDEM = { ativo: true, papel: TODOS_OS_PAPEIS.filter((papel) => podeMudar(papel, 'pedidos')) };

/** Names of those who may see to orders and messages, in their order. */
export async function listarEquipe(em: EntityManager): Promise<string[]> {
  const contas = await em.find(Administrador, ATENDEM, { orderBy: { usuario: 'asc' } });
  return contas.map(({ usuario }) => usuario);
}

/** That an account is there, may sign in and see to orders and messages. @throws `CONTA_INATIVA` */
export async function exigirConta(em: EntityManager, usuario: string): Promise<void> {
  if ((await em.count(Administrador, { ...ATENDEM, usuario })) > 0) return;
  const mensagem = 'Essa pessoa não está na equipe, não atende pedidos ou tem a conta desativada.';
  throw new DomainError('conflict', 'CONTA_INATIVA', mensagem);
}

/** What the first account is made of, and how its password reaches the operator. */
interface Primeiro {
  usuario: string;
  /** The configured password; without one the server makes one. */
  senha: string | undefined;
  /** Hands over a password of the server's making, which is stored nowhere. Where it fails, there is no account. */
  entregar: (conta: { usuario: string; senha: string }) => Promise<void>;
  /** Name of the site, which a password must not be made of. */
  marca: string;
}

/**
 * Creates the first account where there is none (D26). Answers whether it did.
 * @throws ConfigError when the configured password would be guessed
 */
export async function garantirPrimeiroAdministrador(
  em: EntityManager,
  { usuario, senha: escolhida, entregar, marca }: Primeiro,
): Promise<boolean> {
  if ((await em.count(Administrador)) > 0) return false;
  const fraqueza = escolhida === undefined ? null : await motivoDaFraqueza(escolhida, [usuario, marca]);
  if (fraqueza) throw new ConfigError(['ADMIN_PASSWORD', emMeioDeFrase(fraqueza)]);
  const senha = escolhida ?? sortearSenha();
  const senhaHash = await cifrarSenha(senha);
  await em.transactional(async (tx) => {
    await tx.insert(Administrador, { usuario, senhaHash, criadoEm: new Date() });
    if (escolhida === undefined) await entregar({ usuario, senha });
  });
  return true;
}

/** What an account is begun with. */
export interface NovaConta {
  usuario: string;
  papel: Papel;
  /** Where its links go; empty where whoever makes one hands it over. */
  email: string;
}

/** What is asked of it. */
const novaContaSchema = z.object({ usuario: usuarioSchema, email: emailDaContaSchema });

/**
 * Begins an account that has this password, with what comes with it in the same transaction; whoever asks gives the own password.
 * @param comEla does the rest, and answers it, and what the trace says of it besides
 * @throws `DADOS_INVALIDOS`, `USUARIO_EXISTENTE`, and what `confirmarSenha` throws
 */
export async function abrirConta<Resto>(
  em: EntityManager,
  { papel, ...dados }: NovaConta,
  confirmacao: Confirmacao,
  senha: string,
  comEla: (conta: Administrador, tx: EntityManager) => Promise<{ resto: Resto; rastro?: object }>,
): Promise<Resto> {
  const { usuario, email } = parseInput(novaContaSchema, dados);
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  const { autor } = confirmacao.access;
  const senhaHash = await cifrarSenha(senha);
  try {
    return await em.transactional(async (tx) => {
      await exigirAinda(tx, confirmado);
      const conta = tx.create(Administrador, { usuario, senhaHash, papel, email, criadoEm: new Date() });
      await tx.persist(conta).flush();
      const { resto, rastro } = await comEla(conta, tx);
      registrar(tx, conta, autor, 'criou', {}, { usuario, papel, ...(email !== null && { email }), ativo: true, ...rastro });
      await registrarAto(tx, autor, { linha: { id: conta.id } });
      return resto;
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const mensagem = 'Já existe um administrador com este usuário.';
    throw new DomainError('invalid', 'USUARIO_EXISTENTE', mensagem, { fields: [{ campo: 'usuario', mensagem }] });
  }
}

/** Creates an account with a password of the server's making. @throws what `abrirConta` throws */
export function criarAdministrador(em: EntityManager, nova: NovaConta, confirmacao: Confirmacao): Promise<SenhaNova> {
  const senha = sortearSenha();
  return abrirConta(em, nova, confirmacao, senha, async (administrador) => ({ resto: { administrador, senha } }));
}

/**
 * Enables or disables an account; disabling ends its sessions at once, its link (whoever lets it in again may not know of one), and those that it gave to others. Whoever asks gives the own
 * password again: an account that is enabled, or keeps others out, outlasts a borrowed session. @throws `PROPRIA_CONTA`, and what `confirmarSenha` throws
 */
export async function ativarAdministrador(
  em: EntityManager,
  id: number,
  ativo: boolean,
  confirmacao: Confirmacao,
): Promise<Administrador> {
  const { autor } = confirmacao.access;
  if (id === autor.id && !ativo) {
    throw new DomainError('invalid', 'PROPRIA_CONTA', 'Você não pode desativar a própria conta.');
  }
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  return em.transactional(async (tx) => {
    // Two who disable each other at once would leave nobody: whoever is second is not there any more.
    await travarContas(tx);
    await exigirAinda(tx, confirmado);
    const administrador = await buscarAdministrador(tx, id);
    registrar(tx, administrador, autor, 'alterou', { ativo: administrador.ativo }, { ativo });
    administrador.ativo = ativo;
    if (!ativo) {
      await encerrarSessoes(tx, id);
      await vencerLink(tx, id);
      await vencerLinksDados(tx, administrador);
    }
    await registrarAto(tx, autor, { linha: { id } });
    return administrador;
  });
}

/**
 * Gives the account of somebody else another role, from the next request on. What it was seeing to stays with it; whoever may not any more is not given
 * more, and the links that it gave end. Whoever asks gives the own password again. @throws `PROPRIA_CONTA`, and what `confirmarSenha` throws
 */
export async function mudarPapel(
  em: EntityManager,
  { id, papel }: { id: number; papel: Papel },
  confirmacao: Confirmacao,
): Promise<Administrador> {
  const { autor } = confirmacao.access;
  // So that the last one who may do this stays one who may.
  if (id === autor.id) throw new DomainError('invalid', 'PROPRIA_CONTA', 'Você não pode mudar o próprio papel.');
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  return em.transactional(async (tx) => {
    await travarContas(tx);
    await exigirAinda(tx, confirmado);
    const administrador = await buscarAdministrador(tx, id);
    registrar(tx, administrador, autor, 'alterou', { papel: administrador.papel }, { papel });
    administrador.papel = papel;
    if (!podeMudar(papel, 'equipe')) await vencerLinksDados(tx, administrador);
    await registrarAto(tx, autor, { linha: { id } });
    return administrador;
  });
}

/**
 * As `darSenhaNova`, for one who is signed in and gives the own password again. Not over the own account: with the answer lost, nobody would know the
 * password, and every session is over. @throws `PROPRIA_CONTA`, and what `confirmarSenha` throws
 */
export async function redefinirSenha(em: EntityManager, id: number, confirmacao: Confirmacao): Promise<SenhaNova> {
  if (id === confirmacao.access.autor.id) {
    throw new DomainError('invalid', 'PROPRIA_CONTA', 'A própria senha se troca em Minha conta.');
  }
  const confirmado = await confirmarSenha(em, confirmacao, 'senha');
  return darSenhaNova(em, id, confirmacao.access.autor, (tx) => exigirAinda(tx, confirmado));
}

/**
 * Gives a new account another first password, when the answer with the one before was lost: that one is stored nowhere.
 * @throws `CONTA_EM_USO` once somebody has signed in to it, and what `redefinirSenha` throws
 */
export async function sortearOutraSenha(em: EntityManager, id: number, confirmacao: Confirmacao): Promise<SenhaNova> {
  const { usuario } = await buscarAdministrador(em, id);
  if (await jaEntrou(em, usuario)) {
    const mensagem = `A conta ${usuario} já foi criada e está em uso. Se ninguém souber a senha, redefina-a.`;
    throw new DomainError('conflict', 'CONTA_EM_USO', mensagem);
  }
  return redefinirSenha(em, id, confirmacao);
}

/** Gives an account a new password of the server's making and ends its sessions, if whoever asks still may. @throws `NAO_ENCONTRADO` */
async function darSenhaNova(
  em: EntityManager,
  id: number,
  autor: Autor,
  conferir?: (tx: EntityManager) => Promise<void>,
): Promise<SenhaNova> {
  const senha = sortearSenha();
  const senhaHash = await cifrarSenha(senha);
  return em.transactional(async (tx) => {
    // Whoever is just signing in with the password of before does so first, and his session goes with the others, or not at all.
    await travarContas(tx);
    await conferir?.(tx);
    const administrador = await buscarAdministrador(tx, id);
    await darSenha(tx, administrador, senhaHash);
    registrar(tx, administrador, autor, 'alterou', { senha: 'anterior' }, { senha: 'redefinida' });
    return { administrador, senha };
  });
}

/**
 * Gives an account another password, in the caller's transaction, and ends what was had by the one of before: its sessions, its link, the links that it gave to
 * others, and a second factor that was prepared only.
 */
export async function darSenha(tx: EntityManager, conta: Administrador, senhaHash: string): Promise<void> {
  conta.senhaHash = senhaHash;
  if (segredoPreparado(conta) !== null) conta.fatorSegredo = null;
  await tirarLink(tx, conta.id);
  await vencerLinksDados(tx, conta);
  await encerrarSessoes(tx, conta.id);
}

/** As `darSenhaNova`, for whoever runs the machine: the account can sign in afterwards, also one that was disabled. @throws `NAO_ENCONTRADO` */
export async function devolverAcesso(em: EntityManager, usuario: string, autor: Autor): Promise<SenhaNova> {
  const { id } = await buscarPorUsuario(em, usuario);
  const nova = await darSenhaNova(em, id, autor);
  if (nova.administrador.ativo) return nova;
  return em.transactional(async (tx) => {
    const administrador = await buscarAdministrador(tx, id);
    registrar(tx, administrador, autor, 'alterou', { ativo: false }, { ativo: true });
    administrador.ativo = true;
    return { ...nova, administrador };
  });
}

/**
 * Changes one's own password and ends one's sessions, this one too: its cookie may have been copied.
 * Answers the session that takes their place.
 * @param marca name of the site, which a password must not be made of
 * @throws `DADOS_INVALIDOS` (one that would be guessed, too), what `confirmarSenha` throws, and `NAO_AUTENTICADO` when the password was reset,
 * the account disabled or the session ended meanwhile: hashing takes a while
 */
export async function trocarSenha(
  em: EntityManager,
  confirmacao: Confirmacao,
  nova: string,
  { marca, duracao }: { marca: string; duracao: DuracaoDaSessao },
): Promise<string> {
  const senha = parseInput(z.object({ nova: senhaSchema }), { nova }).nova;
  const confirmado = await confirmarSenha(em, confirmacao, 'atual');
  const { autor } = confirmacao.access;
  await exigirForca({ campo: 'nova', senha }, await buscarAdministrador(em, autor.id), marca);
  const senhaHash = await cifrarSenha(senha);
  return em.transactional(async (tx) => {
    await exigirAinda(tx, confirmado);
    const administrador = await buscarAdministrador(tx, autor.id);
    const desta = await tx.findOne(Sessao, { id: confirmacao.access.sessao });
    if (desta === null) throw naoAutenticado();
    await darSenha(tx, administrador, senhaHash);
    registrar(tx, administrador, autor, 'alterou', { senha: 'anterior' }, { senha: 'trocada' });
    await registrarAto(tx, autor);
    return abrirSessao(tx, autor.id, duracao, desta);
  });
}

/**
 * Whether the password that one asks for once more is the one that is in force. The one before, by which it was changed, is none any more, and is not
 * asked about. @throws `SENHA_JA_TROCADA` when it was changed to another
 */
export async function confirmarTroca(em: EntityManager, { id }: Autor, nova: string): Promise<true> {
  const { senhaHash } = await buscarAdministrador(em, id);
  if (await conferirSenha(senhaHash, nova.slice(0, 200))) return true;
  const mensagem =
    'Sua senha já tinha sido trocada, pela que você enviou antes. Para trocar de novo, informe essa em “Senha atual”.';
  throw new DomainError('conflict', 'SENHA_JA_TROCADA', mensagem);
}

// As it stands after a colon, with the full stop to come.
function emMeioDeFrase(frase: string): string {
  return frase.charAt(0).toLowerCase() + frase.slice(1).replace(/\.$/, '');
}
