import { randomBytes } from 'node:crypto';
import { LockMode, type EntityManager, type ObjectQuery } from '@mikro-orm/core';
import type { Attempts } from '../../platform/attempts.ts';
import { DomainError } from '../../platform/errors.ts';
import { networkOf, type Visitor } from '../../platform/http/visitor.ts';
import type { Autor } from '../editing/autor.ts';
import { Administrador } from './administrador.entity.ts';
import { LOGIN_RECUSADO } from './administrador.ts';
import { registrarEntrada } from './entrada.service.ts';
import { conferirSenha } from './senha.service.ts';
import { Sessao } from './sessao.entity.ts';

/** How long a session lasts, in seconds. */
export interface DuracaoDaSessao {
  /** Whatever is done in it. */
  total: number;
  /** Without a request. */
  ociosa: number;
}

interface Credenciais {
  username: string;
  password: string;
}

/** A browser that has signed in to an account before. */
export interface Dispositivo {
  id: string;
  usuario: string;
}

/** Where an attempt to sign in comes from. */
interface Origem {
  /** Address. */
  visitante: Visitor;
  dispositivo: Dispositivo | null;
  /** The session that the browser presents; it ends when another begins. */
  sessao: string | null;
  /** The browser in words; null where it does not say what it is. */
  navegador: string | null;
}

/**
 * Signs an administrator in and answers the new session's id.
 * @throws `LOGIN_RECUSADO`, after the same time whether the name exists or not, and `MUITAS_TENTATIVAS` (D26)
 */
export async function entrar(
  em: EntityManager,
  { attempts, duracao }: { attempts: Attempts; duracao: DuracaoDaSessao },
  { username, password }: Credenciais,
  { visitante, dispositivo, sessao: anterior, navegador }: Origem,
): Promise<{ sessao: string; autor: Autor }> {
  const usuario = username.trim().toLowerCase().slice(0, 60);
  const conhecido = dispositivo?.usuario === usuario;
  const chaves = conhecido ? chavesDoDispositivo(dispositivo) : chavesDeEstranhos(visitante, usuario);
  await attempts.begin(chaves);
  const administrador = await em.findOne(Administrador, { usuario });
  const certa = await conferirSenha(administrador?.senhaHash, password.slice(0, 200), conhecido ? undefined : visitante);
  if (!certa || !administrador?.ativo) {
    await registrarEntrada(em, { usuario: administrador?.usuario ?? null, visitante, conhecido, resultado: 'recusada' });
    throw recusada();
  }
  await attempts.succeed(chaves);
  const sessao = await em.transactional(async (tx) => {
    // Comparing took a while: the password may have been reset, or the account disabled, meanwhile.
    if (!(await aindaVale(tx, administrador))) throw recusada();
    await apagarVencidas(tx, duracao);
    if (anterior) await sair(tx, anterior);
    await registrarEntrada(tx, { usuario, visitante, conhecido, resultado: 'entrou' });
    await tx.nativeUpdate(Administrador, { id: administrador.id }, { ultimaEntradaEm: new Date() });
    return abrirSessao(tx, administrador.id, duracao, { visitante, navegador });
  });
  return { sessao, autor: { id: administrador.id, usuario } };
}

function recusada(): DomainError {
  return new DomainError('unauthenticated', 'LOGIN_RECUSADO', LOGIN_RECUSADO);
}

/**
 * What failures are counted by where the browser is known: by it alone. What others do to the account, or from the same address, does not
 * delay its owner (OWASP, Slow Down Online Guessing Attacks with Device Cookies).
 */
function chavesDoDispositivo({ id }: Dispositivo) {
  return [{ kind: 'dispositivo', key: id, free: 5, cap: 900 }] as const;
}

/**
 * What failures are counted by where nobody knows the browser. The delay of the account itself is for networks that have failed at it: who polls
 * would be the first after each, and so the only one to try for as long as he likes.
 */
export function chavesDeEstranhos(visitante: Visitor, usuario: string) {
  const rede = networkOf(visitante);
  const redeEConta = { kind: 'rede e conta', key: `${rede} ${usuario}`, free: 20, cap: 900 } as const;
  return [
    { kind: 'par', key: `${visitante} ${usuario}`, free: 5, cap: 900 },
    redeEConta,
    { kind: 'endereço', key: visitante, free: 20, cap: 900 },
    // Both short, so that nobody can lock somebody else's new browser out for long.
    { kind: 'rede', key: rede, free: 100, cap: 60 },
    { kind: 'conta', key: usuario, free: 20, cap: 60, spares: redeEConta },
  ] as const;
}

/** Where a session is begun. */
export type DeOnde = Pick<Sessao, 'visitante' | 'navegador'>;

/** Begins a session of an account. Answers its id, which cannot be guessed. */
export async function abrirSessao(
  em: EntityManager,
  administrador: number,
  { total }: DuracaoDaSessao,
  { visitante, navegador }: DeOnde,
): Promise<string> {
  const agora = new Date().getTime();
  const id = randomBytes(24).toString('base64url');
  await em.insert(Sessao, {
    id,
    administrador,
    visitante,
    navegador,
    criadaEm: new Date(agora),
    vistaEm: new Date(agora),
    expiraEm: new Date(agora + total * 1000),
  });
  return id;
}

async function apagarVencidas(em: EntityManager, { ociosa }: DuracaoDaSessao): Promise<void> {
  const agora = new Date().getTime();
  const vencida = [{ expiraEm: { $lt: new Date(agora) } }, { vistaEm: { $lt: new Date(agora - ociosa * 1000) } }];
  await em.nativeDelete(Sessao, { $or: vencida });
}

/** What sessions let somebody in now, apart from whose they are. */
export function abertas({ ociosa }: DuracaoDaSessao): ObjectQuery<Sessao> {
  const agora = new Date().getTime();
  return {
    expiraEm: { $gt: new Date(agora) },
    vistaEm: { $gt: new Date(agora - ociosa * 1000) },
    administrador: { ativo: true },
  };
}

/**
 * Who a session belongs to; null when it was ended, has expired, was left alone too long, or the account is disabled.
 * @param pergunta `sozinho` where nobody has pressed for it: the session is as idle as before
 */
export async function quemEntrou(
  em: EntityManager,
  sessao: string,
  duracao: DuracaoDaSessao,
  { sozinho }: { sozinho: boolean },
): Promise<Autor | null> {
  const linha = await em.findOne(Sessao, { $and: [{ id: sessao }, abertas(duracao)] }, { populate: ['administrador'] });
  if (!linha) return null;
  const agora = new Date().getTime();
  // Not at every request: a write costs more than the rest of a small answer.
  if (!sozinho && agora - linha.vistaEm.getTime() > duracao.ociosa * 50) await marcarVista(em, sessao, agora);
  return { id: linha.administrador.id, usuario: linha.administrador.usuario };
}

// A database that cannot be written must not keep staff from reading.
async function marcarVista(em: EntityManager, id: string, agora: number): Promise<void> {
  await em.nativeUpdate(Sessao, { id }, { vistaEm: new Date(agora) }).catch(() => 0);
}

/** Whether an account is active and has the password that was compared; nobody changes that before the transaction ends. */
export async function aindaVale(tx: EntityManager, { id, senhaHash }: Pick<Administrador, 'id' | 'senhaHash'>): Promise<boolean> {
  const conta = { id, senhaHash, ativo: true };
  return (await tx.findOne(Administrador, conta, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })) !== null;
}

/** Whether a session has not been ended. */
export async function temSessao(em: EntityManager, sessao: string): Promise<boolean> {
  return (await em.count(Sessao, { id: sessao })) > 0;
}

/** Ends a session at once. */
export async function sair(em: EntityManager, sessao: string): Promise<void> {
  await em.nativeDelete(Sessao, { id: sessao });
}

/** Ends every session of an account. */
export async function encerrarSessoes(em: EntityManager, administradorId: number): Promise<void> {
  await em.nativeDelete(Sessao, { administrador: administradorId });
}

/** The refusal of one who is not signed in. */
export function naoAutenticado(): DomainError {
  return new DomainError(
    'unauthenticated',
    'NAO_AUTENTICADO',
    'Entre na área administrativa para continuar. Um programa vem com uma chave de acesso: Authorization: Bearer loja_….',
    {
      challenge: 'Bearer',
    },
  );
}
