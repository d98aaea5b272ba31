import { UniqueConstraintViolationException, type EntityManager, type ObjectQuery } from '@mikro-orm/core';
import { Assinatura } from './assinatura.entity.ts';
import { codigoDe, inicioDoIdentificador, pontasDoCodigo } from './codigo.ts';

/** Rows that are read at once. */
const LOTE = 500;

/** Whether an order has this code already. */
export async function codigoEmUso(em: EntityManager, codigo: string): Promise<boolean> {
  return (await em.count(Assinatura, { codigoGuardado: codigo })) > 0;
}

/** Conditions of which the orders with this code fulfil one: where none is stored, the identifier says it. */
export function comCodigo(codigo: string): ObjectQuery<Assinatura>[] {
  return [{ codigoGuardado: codigo }, { codigoGuardado: null, clienteIdB: { $like: `${inicioDoIdentificador(codigo)}%` } }];
}

/** Conditions of which the orders fulfil one whose code begins or ends with these letters; those without a stored code are left out. @param parte as `lerParteDoCodigo` reads it */
export function comParteDoCodigo(parte: string): ObjectQuery<Assinatura>[] {
  const { inicio, fim } = pontasDoCodigo(parte);
  return [{ codigoGuardado: { $like: `${inicio}%` } }, { codigoGuardado: { $like: `%${fim}` } }];
}

/**
 * Stores the codes of orders that a version of before has taken, as one does that still runs while this one begins. What another order had first stays
 * without: both are found by it. Answers how many.
 */
export async function preencherCodigos(em: EntityManager): Promise<number> {
  let preenchidos = 0;
  let ultima = 0;
  for (;;) {
    const lote = await em.find(
      Assinatura,
      { codigoGuardado: null, id: { $gt: ultima } },
      { fields: ['id', 'clienteIdB'], orderBy: { id: 'asc' }, limit: LOTE, disableIdentityMap: true },
    );
    for (const { id, clienteIdB } of lote) preenchidos += await preencher(em, id, codigoDe(clienteIdB));
    if (lote.length < LOTE) return preenchidos;
    ultima = lote.at(-1)!.id;
  }
}

async function preencher(em: EntityManager, id: number, codigo: string): Promise<number> {
  try {
    return await em.nativeUpdate(Assinatura, { id, codigoGuardado: null }, { codigoGuardado: codigo });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return 0;
    throw error;
  }
}
