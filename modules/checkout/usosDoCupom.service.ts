import type { EntityManager, FilterQuery } from '@mikro-orm/core';
import { MENSAGENS_DE_USO } from '../coupons/cupom.ts';
import { cupomRecusado } from '../coupons/cupom.service.ts';
import { declararContagem, limitesDe, limitesTravados, type CupomUsado, type LimitesDoCupom } from '../coupons/usos.service.ts';
import { Assinatura } from './assinatura.entity.ts';
import { STATUS_SEM_EFEITO } from './assinatura.ts';
import type { DeQuem } from './pagador.service.ts';
import { outrosDaFamilia, type Ligada } from './familia.service.ts';

/** An order that is stored but not committed, as far as it uses a coupon. */
type Pedido = Ligada & Pick<Assinatura, 'cupom' | 'planoId' | (typeof IDENTIFICAM)[number]>;

const IDENTIFICAM = ['cpfCnpj', 'email'] as const;

declararContagem((em, cupom, menosDe) =>
  em.count(Assinatura, { $and: [queUsam(cupom), menosDe ? { $or: [{ aceitoDe: null }, { aceitoDe: { $ne: menosDe } }] } : {}] }),
);

/** Orders that stand and use a coupon, from its first day on: one that is planned anew under the same code begins anew. */
function queUsam({ codigo, dataInicio }: CupomUsado): FilterQuery<Assinatura> {
  // Without a plan nothing was reckoned with the coupon that it names (D14).
  return { cupom: codigo, dataCadastro: { $gte: dataInicio }, planoId: { $ne: null }, ...QUE_VALEM };
}

const QUE_VALEM = { status: { $nin: [...STATUS_SEM_EFEITO] } };

/**
 * Refuses an order that uses its coupon once more than that may be, in all, by its customer, or as anything but the first order. To be asked in the order's own
 * transaction, once it is stored and what it corrects is not: of those that come at once each waits for the one before it.
 * @throws `CUPOM_RECUSADO`
 */
export async function conferirUsos(tx: EntityManager, pedido: Pedido): Promise<void> {
  if (pedido.cupom === '' || pedido.planoId === null) return;
  const cupom = await limitesTravados(tx, pedido.cupom);
  if (cupom === null) return;
  // What one customer has wanted once is one use, also where staff keep two of its orders for a while; what was paid was had.
  const naoPagos = (await outrosDaFamilia(tx, pedido)).filter(({ pagaEm }) => pagaEm === null);
  await recusarAlem(tx, cupom, pedido, [pedido.id, ...naoPagos.map(({ id }) => id)]);
}

/**
 * The same for an order that is only asked about: it holds up nobody, and another may have the last use before it is sent.
 * @param semUso the orders whose use would be its own, or none any more
 * @throws `CUPOM_RECUSADO`
 */
export async function preverUsos(em: EntityManager, codigo: string, deQuem: DeQuem, semUso: readonly number[]): Promise<void> {
  const cupom = await limitesDe(em, codigo);
  if (cupom) await recusarAlem(em, cupom, deQuem, semUso);
}

async function recusarAlem(em: EntityManager, cupom: LimitesDoCupom, deQuem: DeQuem, menos: readonly number[]): Promise<void> {
  const outros = async (quais: FilterQuery<Assinatura>) => em.count(Assinatura, { $and: [quais, { id: { $nin: [...menos] } }] });
  const doCliente = {
    $or: IDENTIFICAM.filter((campo) => deQuem[campo] !== undefined).map((campo) => ({ [campo]: deQuem[campo] })),
  };

  if (cupom.limite !== null && (await outros(queUsam(cupom))) >= cupom.limite) throw cupomRecusado(MENSAGENS_DE_USO.esgotado);
  if (doCliente.$or.length === 0) return;
  const { limitePorCliente, primeiroPedido } = cupom;
  if (limitePorCliente !== null && (await outros({ $and: [queUsam(cupom), doCliente] })) >= limitePorCliente) {
    throw cupomRecusado(MENSAGENS_DE_USO.porCliente);
  }
  if (primeiroPedido && (await outros({ ...doCliente, ...QUE_VALEM })) > 0) throw cupomRecusado(MENSAGENS_DE_USO.primeiroPedido);
}
