import type { EntityManager, FilterQuery } from '@mikro-orm/core';
import { avisar } from './despertador.ts';
import { Entrega } from './entrega.entity.ts';

/** Makes all that waits for a recipient due now, as if nothing had been tried. Answers how many. */
export async function apressar(tx: EntityManager, destino: string): Promise<number> {
  return esperarDeNovo(tx, { destino, estado: 'esperando' });
}

/** Makes entries wait again, due now. What is on its way at this moment is told once more. Answers how many. */
export async function esperarDeNovo(tx: EntityManager, quais: FilterQuery<Entrega>): Promise<number> {
  const anew = { estado: 'esperando', proximaEm: new Date(), tentativas: 0, tomadaAte: null } as const;
  const quantas = await tx.nativeUpdate(Entrega, quais, anew);
  avisar(tx.config);
  return quantas;
}

/** Gives up, because staff say so, what waits for a recipient. */
export async function descartarDe(tx: EntityManager, destino: string): Promise<void> {
  await tx.nativeUpdate(Entrega, { destino, estado: 'esperando' }, { estado: 'descartada', tomadaAte: null });
}
