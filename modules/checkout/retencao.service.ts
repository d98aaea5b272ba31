import type { EntityManager, ObjectQuery } from '@mikro-orm/core';
import { apagarNotasSemLinha } from '../editing/nota.service.ts';
import { Assinatura } from './assinatura.entity.ts';

/** Whose data: an e-mail address, or the digits and letters of a CPF or CNPJ. */
export type Titular = { email: string } | { cpfCnpj: string };

/** Deletes the orders, with their notes, that came before an instant. Answers how many. */
export async function apagarAssinaturasAntigas(em: EntityManager, antesDe: Date): Promise<number> {
  const apagadas = await em.nativeDelete(Assinatura, { criadaEm: { $lt: antesDe } });
  await apagarNotasSemLinha(em, 'pedido', Assinatura);
  return apagadas;
}

/** Orders of one person, whole. */
export function assinaturasDe(em: EntityManager, titular: Titular): Promise<Assinatura[]> {
  const where: ObjectQuery<Assinatura> =
    'email' in titular ? { $or: [{ email: titular.email }, { emailCopia: titular.email }] } : { cpfCnpj: titular.cpfCnpj };
  return em.find(Assinatura, where, { orderBy: { id: 'asc' } });
}

/** Deletes the orders of one person. Answers their ids. */
export async function apagarAssinaturasDe(em: EntityManager, titular: Titular): Promise<number[]> {
  const ids = (await assinaturasDe(em, titular)).map(({ id }) => id);
  await em.nativeDelete(Assinatura, { id: { $in: ids } });
  await apagarNotasSemLinha(em, 'pedido', Assinatura);
  return ids;
}
