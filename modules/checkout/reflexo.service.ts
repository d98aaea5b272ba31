import type { EntityManager } from '@mikro-orm/core';
import { interessadosEm, type Interessado } from '../outbox/anuncio.service.ts';
import { EMAIL_AO_CLIENTE } from '../outbox/entrega.ts';
import { anunciarPedido } from './anuncio.service.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { ditosDaFamilia } from './ditoDaFamilia.service.ts';
import { instanteDaMudanca } from './instanteDaMudanca.ts';

interface Reflexo {
  /** Orders that are locked, and told of where something has become of them. */
  outros: readonly Assinatura[];
  /** Their whole family as it is now, as they came. */
  todos: readonly Assinatura[];
  /** What was said of each because of the others (`ditosDaFamilia`). */
  ditos: ReadonlyMap<number, string>;
  /** Those that have been changed themselves. */
  mudados: ReadonlySet<Assinatura>;
  /** Those of them that were cancelled with the one of which it was said. */
  canceladas?: readonly Assinatura[];
  agora: Date;
  /** Known before the transaction, where it must not ask. */
  interessados?: readonly Interessado[];
}

/**
 * Tells of the others of a family what has become of them with one: those that were changed, and those of which something else is said now, though
 * nothing else is stored. Whoever has a copy of these would keep the money of an order in whose place none stands any more.
 */
export async function contarDosOutros(tx: EntityManager, reflexo: Reflexo): Promise<void> {
  const { outros, todos, ditos, mudados, canceladas = [], agora } = reflexo;
  const agoraDitos = ditosDaFamilia(todos);
  const tocados = outros.filter((outro) => mudados.has(outro) || agoraDitos.get(outro.id) !== ditos.get(outro.id));
  for (const outro of tocados) if (!mudados.has(outro)) outro.alteradaEm = instanteDaMudanca(outro);
  await contarDosTocados(tx, { tocados, canceladas, agora, interessados: reflexo.interessados });
}

/** Stores, and tells, that orders have become others than they were said to be. @param tocados those that are said to be changed already */
export async function contarDosTocados(
  tx: EntityManager,
  {
    tocados,
    canceladas = [],
    agora,
    ...conhecidos
  }: {
    tocados: readonly Assinatura[];
    canceladas?: readonly Assinatura[];
    agora: Date;
    interessados?: readonly Interessado[] | undefined;
  },
): Promise<void> {
  if (tocados.length === 0) return;
  await tx.flush();
  const interessados = conhecidos.interessados ?? (await interessadosEm(tx));
  // Whoever ordered reads of it in the letter of the one that was said to be cancelled.
  const outros = interessados.filter(({ destino }) => destino !== EMAIL_AO_CLIENTE);
  for (const linha of tocados) {
    const comoQual = canceladas.includes(linha)
      ? { tipo: 'pedido.cancelado' as const, interessados: outros }
      : { tipo: 'pedido.alterado' as const, interessados };
    await anunciarPedido(tx, { linha, agora, ...comoQual });
  }
}
