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

/** Discards what waits for a recipient that is gone, or had been given up: nobody is there to be told. */
export async function descartarDe(tx: EntityManager, destino: string): Promise<void> {
  const quais = { destino, estado: { $in: ['esperando', 'desistida'] } } as const;
  await tx.nativeUpdate(Entrega, quais, { estado: 'descartada', tomadaAte: null });
}
