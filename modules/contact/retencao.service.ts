import type { EntityManager } from '@mikro-orm/core';
import { findOlder, type Older } from '../../platform/database/older.ts';
import { deleteRemains } from '../editing/remains.service.ts';
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

/** Messages of one e-mail address, in any of its spellings, whole. */
export function mensagensDe(em: EntityManager, grafias: string[]): Promise<Mensagem[]> {
  return em.find(Mensagem, { email: { $in: grafias } }, { orderBy: { id: 'asc' } });
}

/** Deletes the messages of one e-mail address, in any of its spellings, with their notes and trace. Answers how many. */
export async function apagarMensagensDe(em: EntityManager, grafias: string[]): Promise<number> {
  const apagadas = await em.nativeDelete(Mensagem, { email: { $in: grafias } });
  await deleteRemains(em, mensagemCampos, Mensagem);
  return apagadas;
}
