import type { DatabaseSync } from 'node:sqlite';
import { ERASED_ORDERS } from './erasedOrders.ts';
import { counted, highestOf, keysOf } from './readableRows.ts';

const ORDERS = 'assinaturas';
/** Numbers that are left out where nobody knows how many orders came after the last one that is read. */
const GAP = 1000;

/** How far what was saved goes. */
export interface LastOrders {
  /** The newest order that is read, and on which day it came; null where there is none. */
  last: { id: number; dia: string } | null;
  /** The newest that the shop has served, as far as it knows. */
  served: number | null;
  /** How many numbers from the one to the other no list of what is gone names, and nobody has erased. */
  unexplained: number;
}

/**
 * Looks how far the orders go that were saved, and gives the numbers of those that are gone to no others, also where the database counts none any more.
 * @param gone numbers of orders that are known to be gone @param isOpenEnded whether there may have been any number of others
 */
export function settleLastOrders(
  db: DatabaseSync,
  { served, gone, isOpenEnded }: { served: number | null; gone: readonly number[]; isOpenEnded: boolean },
): LastOrders {
  const [row] = db.prepare(`select id, data_cadastro as dia from ${ORDERS} order by id desc limit 1`).all();
  const last = row ? { id: Number(row.id), dia: String(row.dia) } : null;
  const known = Math.max(counted(db, ORDERS), last?.id ?? 0, served ?? 0);
  goOnAfter(db, known + (isOpenEnded ? GAP : 0));
  const [from, to] = [last?.id ?? 0, served ?? 0];
  // Versions that kept nothing of them had no such table.
  const notes = db.prepare("select 1 from sqlite_master where name = 'registros'").get();
  const names = notes ? db.prepare(`select nome from registros where nome like '${ERASED_ORDERS}%'`).all() : [];
  const erased = names.map(({ nome }) => Number(String(nome).slice(ERASED_ORDERS.length)));
  const explained = new Set([...gone, ...erased].filter((id) => id > from && id <= to));
  return { last, served, unexplained: Math.max(0, to - from - explained.size) };
}

/** Gives the numbers of orders up to this one to no others. */
export function goOnAfter(db: DatabaseSync, number: number): void {
  if (number <= counted(db, ORDERS)) return;
  db.prepare('delete from sqlite_sequence where name = ?').run(ORDERS);
  db.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(ORDERS, number);
}

/** The highest number of an order that a database is known to have given. @param isWhole whether its counter can be believed */
export function highestOrder(db: DatabaseSync, { isWhole }: { isWhole: boolean }): number {
  return highestOf(keysOf(db, ORDERS).keys, isWhole ? counted(db, ORDERS) : 0);
}
