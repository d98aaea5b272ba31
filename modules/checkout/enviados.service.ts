import type { EntityManager } from '@mikro-orm/core';
import { Assinatura } from './assinatura.entity.ts';

/**
 * How many orders people have sent from the order pages from a day (`YYYY-MM-DD`) on: those with which a contract was accepted, as none of the staff's is, and
 * which no machine has ordered. One that corrects another is the same buyer's, whatever has become of either.
 */
export function contarEnviados(em: EntityManager, desde: string): Promise<number> {
  return em.count(Assinatura, {
    dataCadastro: { $gte: desde },
    contratoVersao: { $ne: null },
    deMaquina: false,
    $or: [{ substituiId: null }, { soCita: true }],
  });
}
