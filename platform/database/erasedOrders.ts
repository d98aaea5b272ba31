import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';
import { createSharedRecord, RECORDS } from './sharedRecord.ts';

/** What is left to be said of an order that was erased on purpose: its number, and when it came. */
interface Erased {
  id: number;
  criadaEm: Date;
}

/** What the names of these records begin with; the number of the order follows. */
export const ERASED_ORDERS = 'pedido-apagado-';
const one = (id: number) => createSharedRecord(`${ERASED_ORDERS}${id}`, z.object({ em: z.coerce.date() }));
const expired = createSharedRecord('pedidos-vencidos', z.object({ antesDe: z.coerce.date() }));

/**
 * Writes down which orders are erased, in the transaction that does it: no machine that has served one of them takes it for lost. Goes when their term ends.
 */
export async function rememberErased(tx: EntityManager, orders: readonly Erased[]): Promise<void> {
  for (const { id, criadaEm: em } of orders) await one(id).write(tx, { em });
}

/** As `rememberErased`, of all orders that came before an instant. */
export async function rememberExpired(tx: EntityManager, before: Date): Promise<void> {
  const known = await expired.read(tx);
  // A term that was shorter once has taken what it has taken.
  if (!known || known.antesDe < before) await expired.write(tx, { antesDe: before });
  const rows = await (tx as SqlEntityManager).execute<{ nome: string }[]>(
    `select nome from ${RECORDS} where nome like '${ERASED_ORDERS}%'`,
  );
  for (const { nome } of rows) {
    const record = one(Number(nome.slice(ERASED_ORDERS.length)));
    const erased = await record.read(tx);
    if (erased && erased.em < before) await record.forget(tx);
  }
}

/** Whether an order that is not there was erased on purpose. @throws what the database says */
export async function wasErased(em: EntityManager, { id, em: came }: { id: number; em: Date }): Promise<boolean> {
  const erased = await one(id).readIfThere(em);
  if (erased?.em.getTime() === came.getTime()) return true;
  const past = await expired.readIfThere(em);
  return past !== null && came < past.antesDe;
}
