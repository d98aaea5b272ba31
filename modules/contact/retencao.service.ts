import type { EntityManager } from '@mikro-orm/core';
import { apagarRestos } from '../editing/restos.service.ts';
import { Mensagem } from './mensagem.entity.ts';

/** Deletes the messages, with their notes and trace, that came before an instant. Answers how many. */
export async function apagarMensagensAntigas(em: EntityManager, antesDe: Date): Promise<number> {
  const apagadas = await em.nativeDelete(Mensagem, { criadaEm: { $lt: antesDe } });
  await apagarRestos(em, 'contato', Mensagem);
  return apagadas;
}

/** Messages of one e-mail address, whole. */
export function mensagensDe(em: EntityManager, email: string): Promise<Mensagem[]> {
  return em.find(Mensagem, { email }, { orderBy: { id: 'asc' } });
}

/** Deletes the messages of one e-mail address, with their notes and trace. Answers how many. */
export async function apagarMensagensDe(em: EntityManager, email: string): Promise<number> {
  const apagadas = await em.nativeDelete(Mensagem, { email });
  await apagarRestos(em, 'contato', Mensagem);
  return apagadas;
}
