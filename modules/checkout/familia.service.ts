import { LockMode, type EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Assinatura } from './assinatura.entity.ts';

/** What links an order with others. */
export type Ligada = Pick<Assinatura, 'id' | 'substituiId' | 'substituidaPorId' | 'soCita'>;

/**
 * What one customer has wanted once: the orders that go back to one first order, each of them a correction of another. Which one an order is corrected by
 * last (`substituidaPorId`) is no more than where to look first: an order of which one correction was cancelled has another.
 */
export interface Familia {
  /** The orders that one corrects, the nearest first. */
  corrigidas: Assinatura[];
  /** Those that correct it, and that correct those, as they came. */
  correcoes: Assinatura[];
  /** Corrections of what it corrects, beside it, as they came. */
  outras: Assinatura[];
}

const SEM_OUTRAS: Readonly<Familia> = { corrigidas: [], correcoes: [], outras: [] };

/** The other orders of an order's family, as they are. */
export async function lerFamilia(em: EntityManager, pedido: Ligada): Promise<Familia> {
  if (semLigacao(pedido)) return SEM_OUTRAS;
  const ids = await idsDaFamilia(em, [pedido.id]);
  if (ids.length === 0) return SEM_OUTRAS;
  const outros = await em.find(Assinatura, { id: { $in: ids } }, { orderBy: { id: 'asc' }, disableIdentityMap: true });
  return dividir(pedido, outros);
}

/** The same, however they are linked with it. */
export async function outrosDaFamilia(em: EntityManager, pedido: Ligada): Promise<Assinatura[]> {
  return outrosDe(await lerFamilia(em, pedido));
}

/** The others of a family, what is corrected first. */
export function outrosDe({ corrigidas, correcoes, outras }: Familia): Assinatura[] {
  return [...corrigidas, ...correcoes, ...outras];
}

/** The same as `lerFamilia`, to be changed by whoever has locked them all (`travarTodos`). The order itself is not read again: what is said of it is not stored yet. */
export async function familiaTravada(tx: EntityManager, pedido: Ligada): Promise<Familia> {
  if (semLigacao(pedido)) return SEM_OUTRAS;
  return dividir(pedido, await travar(tx, await idsDaFamilia(tx, [pedido.id])));
}

function travar(tx: EntityManager, ids: readonly number[]): Promise<Assinatura[]> {
  const where = { id: { $in: [...ids] } };
  return tx.find(Assinatura, where, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/**
 * Locks orders with all of their families, in the order of their numbers, so that of two who begin with different ones none waits for the other in vain. None is
 * missing: who corrects an order locks it, and has a higher number. To be done before any of them is locked alone.
 */
export async function travarTodos(tx: EntityManager, pedidos: readonly number[]): Promise<Assinatura[]> {
  let travados: Assinatura[] = [];
  for (;;) {
    const ids = [...pedidos, ...(await idsDaFamilia(tx, pedidos))];
    if (ids.length === travados.length) return travados;
    const lidos = await travar(tx, ids);
    // What was erased meanwhile is locked by nobody.
    if (lidos.length < ids.length && lidos.length === travados.length) return lidos;
    travados = lidos;
  }
}

function semLigacao({ substituiId, substituidaPorId }: Ligada): boolean {
  return substituiId === null && substituidaPorId === null;
}

/** Whether one order is a correction of another, and does not only name it: of what was over when it came, nothing was corrected. */
function corrige(correcao: Ligada, corrigida: Ligada): boolean {
  return correcao.substituiId === corrigida.id && !correcao.soCita && corrigida.substituidaPorId !== null;
}

/** Whether an order corrects another, or what corrects that: two that came at once may be corrected by one another against the order of their numbers. */
function levaA(pedido: Ligada, outro: Ligada, outros: readonly Ligada[]): boolean {
  const visto = new Set<number>();
  for (let atual: Ligada | undefined = outro; atual && !visto.has(atual.id);) {
    visto.add(atual.id);
    const correcao: Ligada = atual;
    if (corrige(correcao, pedido)) return true;
    atual = outros.find((corrigida) => corrige(correcao, corrigida));
  }
  return false;
}

/** The others of some orders' families: first up, from correction to corrected, then down from each of those to all that correct them. */
async function idsDaFamilia(em: EntityManager, ids: readonly number[]): Promise<number[]> {
  const estes = ids.map(() => '?').join(', ');
  const linhas = await (em as SqlEntityManager).execute<{ id: number }[]>(
    `with recursive corrigidas (id, substitui_id, substituida_por_id, so_cita) as (
       select id, substitui_id, substituida_por_id, so_cita from assinaturas where id in (${estes})
       union
       select a.id, a.substitui_id, a.substituida_por_id, a.so_cita from corrigidas c
       join assinaturas a on a.id = c.substitui_id where not c.so_cita and a.substituida_por_id is not null
     ), todas (id, substituida_por_id) as (
       select id, substituida_por_id from corrigidas
       union
       select a.id, a.substituida_por_id from todas t
       join assinaturas a on a.substitui_id = t.id where not a.so_cita and t.substituida_por_id is not null
     )
     select id from todas where id not in (${estes})`,
    [...ids, ...ids],
  );
  return linhas.map((linha) => Number(linha.id));
}

/** The other orders of an order's family, by how they are linked with it. @param todos all of it, as they came, with itself or without */
export function dividir(pedido: Ligada, todos: readonly Assinatura[]): Familia {
  const outros = todos.filter(({ id }) => id !== pedido.id);
  const corrigidas: Assinatura[] = [];
  for (let atual: Ligada | undefined = pedido; atual; atual = corrigidas.at(-1)) {
    const corrigida = outros.find((outro) => corrige(atual as Ligada, outro));
    if (!corrigida) break;
    corrigidas.push(corrigida);
  }
  const correcoes = outros.filter((outro) => levaA(pedido, outro, outros));
  const outras = outros.filter((outro) => !corrigidas.includes(outro) && !correcoes.includes(outro));
  return { corrigidas, correcoes, outras };
}
