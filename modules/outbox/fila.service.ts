import type { EntityManager, FilterQuery } from '@mikro-orm/core';
import { avisar } from './despertador.ts';
import { Entrega } from './entrega.entity.ts';

/** Makes all that waits for a recipient due now, as if nothing had been tried. Answers how many. */
export async function apressar(tx: EntityManager, destino: string): Promise<number> {
  return esperarDeNovo(tx, { destino, estado: 'esperando' });
}

/** Makes entries wait again, due now; what is on its way at this moment goes on, and is not told twice. Answers how many, both together. @param resposta what they say until they are tried */
export async function esperarDeNovo(tx: EntityManager, quais: FilterQuery<Entrega>, resposta?: string): Promise<number> {
  const agora = new Date();
  const quantas = await tx.count(Entrega, quais);
  const paradas = { $and: [quais, { $or: [{ tomadaAte: null }, { tomadaAte: { $lt: agora } }] }] };
  const dito = resposta === undefined ? {} : { resposta };
  await tx.nativeUpdate(Entrega, paradas, { estado: 'esperando', proximaEm: agora, tentativas: 0, tomadaAte: null, ...dito });
  avisar(tx.config);
  return quantas;
}

/** Discards what waits for a recipient that is gone, or had been given up: nobody is there to be told. */
export async function descartarDe(tx: EntityManager, destino: string): Promise<void> {
  const quais = { destino, estado: { $in: ['esperando', 'desistida'] } } as const;
  await tx.nativeUpdate(Entrega, quais, { estado: 'descartada', tomadaAte: null });
}
