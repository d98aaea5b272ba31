import { LockMode, type EntityManager } from '@mikro-orm/core';
import type { Visitor } from '../../platform/http/visitor.ts';
import { readRow } from '../../platform/database/steadyStatements.ts';
import { normalizarCodigo } from './codigo.ts';
import { Cupom } from './cupom.entity.ts';
import { MENSAGENS_DE_USO } from './cupom.ts';
import { cupomRecusado } from './cupom.service.ts';

/** A coupon, as far as its uses are told by it. */
export type CupomUsado = Pick<Cupom, 'codigo' | 'dataInicio'>;
type Contagem = (em: EntityManager, cupom: CupomUsado, menosDe?: Visitor) => Promise<number>;

let contagem: Contagem | undefined;

/** Tells the coupons how many orders use one: those that stand, from its first day on. The coupons know no order. */
export function declararContagem(contar: Contagem): void {
  contagem = contar;
}

/** How many orders use a coupon. @param menosDe whose own orders are left out */
export function contarUsos(em: EntityManager, cupom: CupomUsado, menosDe?: Visitor): Promise<number> {
  if (!contagem) throw new Error('nobody counts the uses of coupons');
  return contagem(em, cupom, menosDe);
}

/** How often a coupon may be used; null where there is no limit. */
export type LimitesDoCupom = CupomUsado & Pick<Cupom, 'limite' | 'limitePorCliente' | 'primeiroPedido'>;

/**
 * The limits of a coupon, which nobody else uses until this transaction ends; null where it has none, or there is none. With one for first orders all of those are
 * locked, since one order may be the first with any of them.
 */
export async function limitesTravados(tx: EntityManager, codigo: string): Promise<LimitesDoCupom | null> {
  const cupom = await limitesDe(tx, codigo);
  if (cupom === null) return null;
  const { id, primeiroPedido } = cupom;
  const where = primeiroPedido ? { $or: [{ id }, { primeiroPedido: true }] } : { id };
  const travados = await tx.find(Cupom, where, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  return travados.find((travado) => travado.id === id) ?? null;
}

/** The limits of a coupon, as they are; null where it has none, or there is none. */
export async function limitesDe(em: EntityManager, codigo: string): Promise<Cupom | null> {
  const cupom = await readRow(em, Cupom, { codigo: normalizarCodigo(codigo) });
  return cupom && temLimite(cupom) ? cupom : null;
}

function temLimite({ limite, limitePorCliente, primeiroPedido }: Cupom): boolean {
  return limite !== null || limitePorCliente !== null || primeiroPedido;
}

/**
 * Refuses a coupon of which nothing is left, for who only asks; an order counts for itself, in its own transaction. Whoever asks from where it was used may be
 * about to send the same order again, whose answer was lost: that one decides.
 * @throws `CUPOM_RECUSADO`
 */
export async function conferirSobra(em: EntityManager, codigo: string, quem: Visitor): Promise<void> {
  const cupom = await readRow(em, Cupom, { codigo: normalizarCodigo(codigo) });
  if (cupom?.limite == null || (await contarUsos(em, cupom, quem)) < cupom.limite) return;
  throw cupomRecusado(MENSAGENS_DE_USO.esgotado);
}
