import type { EntityManager } from '@mikro-orm/core';
import { findOlder, type Older } from '../../platform/database/older.ts';
import { deleteRemains } from '../editing/remains.service.ts';
import { idsComEmail } from '../privacy/enderecos.service.ts';
import type { Titular } from '../privacy/titular.ts';
import { mensagemCampos } from './mensagem.campos.ts';
import { Mensagem } from './mensagem.entity.ts';

/** The messages that came before an instant. */
export function mensagensAntigas(em: EntityManager, antesDe: Date): Promise<Older | null> {
  return findOlder(em, Mensagem, 'criadaEm', antesDe);
}

/** Deletes the messages, with their notes and trace, that came before an instant. Answers how many. */
export async function apagarMensagensAntigas(em: EntityManager, antesDe: Date): Promise<number> {
  const apagadas = await em.nativeDelete(Mensagem, { criadaEm: { $lt: antesDe } });
  await deleteRemains(em, mensagemCampos, Mensagem);
  return apagadas;
}

/** Messages of one person, whole. They carry no document, and are found by e-mail only. */
export async function mensagensDe(em: EntityManager, titular: Titular): Promise<Mensagem[]> {
  return em.find(Mensagem, { id: { $in: await idsDe(em, titular) } }, { orderBy: { id: 'asc' } });
}

/** Deletes the messages of one person, with their notes and trace. Answers how many. */
export async function apagarMensagensDe(em: EntityManager, titular: Titular): Promise<number> {
  const apagadas = await em.nativeDelete(Mensagem, { id: { $in: await idsDe(em, titular) } });
  await deleteRemains(em, mensagemCampos, Mensagem);
  return apagadas;
}

async function idsDe(em: EntityManager, titular: Titular): Promise<number[]> {
  return 'email' in titular ? idsComEmail(em, Mensagem, 'email', titular.email) : [];
}
