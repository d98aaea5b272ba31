import type { EntityManager, ObjectQuery } from '@mikro-orm/core';
import { apagarRestos } from '../editing/restos.service.ts';
import { grafiasDe, type Titular } from '../privacy/titular.ts';
import { Assinatura, buscaDe } from './assinatura.entity.ts';

/** Deletes the orders, with their notes and trace, that came before an instant. Answers how many. */
export async function apagarAssinaturasAntigas(em: EntityManager, antesDe: Date): Promise<number> {
  const apagadas = await em.nativeDelete(Assinatura, { criadaEm: { $lt: antesDe } });
  await apagarRestos(em, 'pedido', Assinatura);
  return apagadas;
}

/**
 * Orders of one person, whole, with those that they correct or were corrected by, where the address may have been mistyped (D38). One
 * that only copies an address is somebody else's.
 */
export async function assinaturasDe(em: EntityManager, titular: Titular): Promise<Assinatura[]> {
  let where: ObjectQuery<Assinatura> = 'email' in titular ? { email: { $in: grafiasDe(titular.email) } } : titular;
  const achadas = new Map<number, Assinatura>();
  for (;;) {
    const novas = (await em.find(Assinatura, where)).filter(({ id }) => !achadas.has(id));
    if (novas.length === 0) return [...achadas.values()].sort((a, b) => a.id - b.id);
    for (const nova of novas) achadas.set(nova.id, nova);
    const ligadas = novas.flatMap(({ substituiId, substituidaPorId }) => [substituiId, substituidaPorId]);
    where = { id: { $in: ligadas.filter((id) => id !== null) } };
  }
}

/** Deletes the orders of one person, with their notes and trace. Answers what they were. */
export async function apagarAssinaturasDe(em: EntityManager, titular: Titular): Promise<Assinatura[]> {
  const assinaturas = await assinaturasDe(em, titular);
  await em.nativeDelete(Assinatura, { id: { $in: assinaturas.map(({ id }) => id) } });
  await apagarRestos(em, 'pedido', Assinatura);
  return assinaturas;
}

/** Takes an address, in any of its spellings, out of the orders that only copy it, and are other people's. Answers which. */
export async function apagarCopiasDe(em: EntityManager, grafias: string[]): Promise<number[]> {
  const copias = await em.find(Assinatura, { emailCopia: { $in: grafias } });
  for (const copia of copias) {
    copia.emailCopia = '';
    copia.busca = buscaDe(copia);
  }
  await em.flush();
  return copias.map(({ id }) => id);
}
