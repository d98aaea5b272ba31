import type { EntityManager } from '@mikro-orm/core';
import { apagarNotasSemLinha } from '../editing/nota.service.ts';
import { Mensagem } from './mensagem.entity.ts';

/** Deletes the messages, with their notes, that came before an instant. Answers how many. */
export async function apagarMensagensAntigas(em: EntityManager, antesDe: Date): Promise<number> {
  const apagadas = await em.nativeDelete(Mensagem, { criadaEm: { $lt: antesDe } });
  await apagarNotasSemLinha(em, 'contato', Mensagem);
  return apagadas;
}

/** Messages of one e-mail address, whole. */
export function mensagensDe(em: EntityManager, email: string): Promise<Mensagem[]> {
  return em.find(Mensagem, { email }, { orderBy: { id: 'asc' } });
}

/** Deletes the messages of one e-mail address. Answers their ids. */
export async function apagarMensagensDe(em: EntityManager, email: string): Promise<number[]> {
  const ids = (await mensagensDe(em, email)).map(({ id }) => id);
  await em.nativeDelete(Mensagem, { id: { $in: ids } });
  await apagarNotasSemLinha(em, 'contato', Mensagem);
  return ids;
}
