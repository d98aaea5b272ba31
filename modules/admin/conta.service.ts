import { LockMode, type EntityManager } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors.ts';
import { registrarAlteracao } from '../editing/alteracao.service.ts';
import type { Autor } from '../editing/autor.ts';
import { Administrador } from './administrador.entity.ts';

/** Holds all accounts until the transaction ends, in one order: two who act on each other never wait for each other. */
export async function travarContas(tx: EntityManager): Promise<void> {
  await tx.find(Administrador, {}, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** The account of this name. @throws `NAO_ENCONTRADO` */
export async function buscarPorUsuario(em: EntityManager, usuario: string): Promise<Administrador> {
  const administrador = await em.findOne(Administrador, { usuario: usuario.trim().toLowerCase() });
  if (!administrador) throw new DomainError('not-found', 'NAO_ENCONTRADO', `Não há administrador com o usuário ${usuario}.`);
  return administrador;
}

/** The account with this id. @throws `NAO_ENCONTRADO` */
export async function buscarAdministrador(em: EntityManager, id: number): Promise<Administrador> {
  const administrador = await em.findOne(Administrador, { id });
  if (!administrador) throw new DomainError('not-found', 'NAO_ENCONTRADO', 'Este administrador não existe.');
  return administrador;
}

/** Leaves the trace of a change of an account. */
export function registrar(
  em: EntityManager,
  { id, usuario }: Administrador,
  autor: Autor,
  acao: 'criou' | 'alterou',
  antes: Record<string, unknown>,
  depois: Record<string, unknown>,
): void {
  registrarAlteracao(em, { autor, acao, tabela: 'administrador', linhaId: id, rotulo: usuario, antes, depois });
}
