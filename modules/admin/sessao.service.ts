import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import type { Attempts } from '../../platform/attempts.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Visitor } from '../../platform/http/visitor.ts';
import type { Autor } from '../editing/autor.ts';
import { Administrador } from './administrador.entity.ts';
import { LOGIN_RECUSADO } from './administrador.ts';
import { conferirSenha } from './senha.service.ts';
import { Sessao } from './sessao.entity.ts';

/** How long a session lasts, in seconds: a working day. */
export const DURACAO_DA_SESSAO = 12 * 3600;

interface Credenciais {
  username: string;
  password: string;
}

/**
 * Signs an administrator in and answers the new session's id.
 * @throws `LOGIN_RECUSADO`, after the same time whether the name exists or not, and `MUITAS_TENTATIVAS` (D26)
 */
export async function entrar(
  em: EntityManager,
  tentativas: Attempts,
  { username, password }: Credenciais,
  visitante: Visitor,
): Promise<{ sessao: string; autor: Autor }> {
  const usuario = username.trim().toLowerCase().slice(0, 60);
  const chaves = [
    { key: `${visitante} ${usuario}`, free: 5, cap: 900 },
    { key: `endereço ${visitante}`, free: 20, cap: 900 },
    // Short, so that nobody can lock somebody else out for long.
    { key: `conta ${usuario}`, free: 20, cap: 60 },
  ];
  await tentativas.begin(chaves);
  const administrador = await em.findOne(Administrador, { usuario, ativo: true });
  if (!(await conferirSenha(administrador?.senhaHash, password.slice(0, 200))) || !administrador) {
    throw new DomainError('unauthenticated', 'LOGIN_RECUSADO', LOGIN_RECUSADO);
  }
  await tentativas.succeed(chaves);
  const agora = Date.now();
  await em.nativeDelete(Sessao, { expiraEm: { $lt: new Date(agora) } });
  const id = randomBytes(24).toString('base64url');
  await em.insert(Sessao, {
    id,
    administrador: administrador.id,
    criadaEm: new Date(agora),
    expiraEm: new Date(agora + DURACAO_DA_SESSAO * 1000),
  });
  return { sessao: id, autor: { id: administrador.id, usuario } };
}

/** Who a session belongs to; null when it was ended, has expired, or the account is disabled. */
export async function quemEntrou(em: EntityManager, sessao: string): Promise<Autor | null> {
  const linha = await em.findOne(
    Sessao,
    { id: sessao, expiraEm: { $gt: new Date() }, administrador: { ativo: true } },
    { populate: ['administrador'] },
  );
  return linha && { id: linha.administrador.id, usuario: linha.administrador.usuario };
}

/** Ends a session at once. */
export async function sair(em: EntityManager, sessao: string): Promise<void> {
  await em.nativeDelete(Sessao, { id: sessao });
}

/** Ends every session of an account, but for one. */
export async function encerrarSessoes(em: EntityManager, administradorId: number, menos = ''): Promise<void> {
  await em.nativeDelete(Sessao, { administrador: administradorId, id: { $ne: menos } });
}
