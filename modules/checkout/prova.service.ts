import { randomInt } from 'node:crypto';
import { DateType, type EntityManager, type EntityProperty } from '@mikro-orm/core';
import { businessDay } from '../../platform/calendar.ts';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { Assinatura } from './assinatura.entity.ts';

/** What people write, and a database of another encoding does not take. */
const TEXTO = 'Prova D’Ávila ❤';

/** Ids below zero are no order's, and what counts them is left alone; of two who try at once, none waits for the other. */
const semNumero = () => -randomInt(1, 2 ** 31);

/**
 * Stores an order in the caller's transaction, which takes it back, and reads it again: whatever keeps orders out of a database does so here too.
 * @throws what the database says, or Error where it does not hold what it has taken
 */
export async function provarPedido(tx: EntityManager): Promise<void> {
  const clienteIdB = crypto.randomUUID();
  const { props } = tx.getMetadata(Assinatura);
  const stored = props.filter(({ persist, autoincrement }) => persist !== false && !autoincrement);
  const row = Object.fromEntries(stored.map((prop) => [prop.name, valueFor(prop)]));
  await tx.insert(Assinatura, { ...row, clienteIdB, id: semNumero() } as unknown as Assinatura);
  const read = await readRow(tx, Assinatura, { clienteIdB });
  const same = read?.nome === TEXTO && read.dataCadastro === row.dataCadastro && sameInstant(read.criadaEm, row.criadaEm);
  if (!same) throw new Error('o banco não guarda o que recebe');
}

/** A database that writes dates in another order than the ISO's leaves none. */
function sameInstant(read: Date, stored: unknown): boolean {
  return stored instanceof Date && Math.abs(read.getTime() - stored.getTime()) < 1000;
}

function valueFor({ name, runtimeType, customType, nullable, unique }: EntityProperty): unknown {
  if (nullable) return null;
  if (unique) return crypto.randomUUID();
  if (customType instanceof DateType) return businessDay(new Date());
  switch (runtimeType) {
    case 'string':
      return TEXTO;
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'Date':
      return new Date();
    default:
      throw new Error(`nobody has said what ${name} of an order may be`);
  }
}
