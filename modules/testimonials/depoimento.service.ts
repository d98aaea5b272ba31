import type { EntityManager } from '@mikro-orm/core';
import { readKept } from '../../platform/database/keptRows.ts';
import { Depoimento } from './depoimento.entity.ts';

/**
 * Testimonials of the home page, by `ordem`: active, and of people who agreed. Invented ones are among them only while the shop
 * shows its demo (D50).
 */
export function listarDepoimentos(em: EntityManager, demoData: boolean): Promise<readonly Readonly<Depoimento>[]> {
  const where = demoData
    ? { ativo: true, $or: [{ consentimento: true }, { demonstracao: true }] }
    : { ativo: true, consentimento: true, demonstracao: false };
  return readKept(em, Depoimento, where, { ordem: 'asc', id: 'asc' });
}
