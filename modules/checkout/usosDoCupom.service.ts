import { raw, type EntityManager, type FilterQuery } from '@mikro-orm/core';
import { MENSAGENS_DE_USO } from '../coupons/cupom.ts';
import { cupomRecusado } from '../coupons/cupom.service.ts';
import { declararContagem, limitesDe, limitesTravados, type CupomUsado, type LimitesDoCupom } from '../coupons/usos.service.ts';
import { Assinatura } from './assinatura.entity.ts';
import { STATUS_SEM_EFEITO } from './assinatura.ts';
import type { DeQuem } from './pagador.service.ts';
import { outrosDaFamilia, type Ligada } from './familia.service.ts';
import { SEM_EFEITO } from './ligadas.ts';

/** An order that is stored but not committed, as far as it uses a coupon. */
type Pedido = Ligada & Pick<Assinatura, 'cupom' | 'planoId' | (typeof IDENTIFICAM)[number]>;

const IDENTIFICAM = ['cpfCnpj', 'email'] as const;

declararContagem((em, cupom, menosDe) =>
  em.count(Assinatura, { $and: [queUsam(cupom), menosDe ? { $or: [{ aceitoDe: null }, { aceitoDe: { $ne: menosDe } }] } : {}] }),
);

/**
 * Orders that stand and use a coupon, from its first day on: one that is planned anew under the same code begins anew. Of an order and the correction that stands beside it until
 * staff have settled what was paid, the correction, also by way of one that does not stand.
 * @param menos orders whose use is not counted
 */
function queUsam({ codigo, dataInicio }: CupomUsado, menos: readonly number[] = []): FilterQuery<Assinatura> {
  const outras = menos.length > 0 ? `and c.id not in (${menos.map(Number).join(', ')})` : '';
  return {
    cupom: codigo,
    dataCadastro: { $gte: dataInicio },
    // Without a plan nothing was reckoned with the coupon that it names (D14).
    planoId: { $ne: null },
    ...QUE_VALEM,
    [raw(
      (alias) => `case when exists (
        with recursive correcoes (id, cupom, status) as (
          select c.id, c.cupom, c.status from assinaturas c where c.substitui_id = ${alias}.id and not c.so_cita
          union
          select c.id, c.cupom, c.status from correcoes d join assinaturas c on c.substitui_id = d.id and not c.so_cita
        )
        select 1 from correcoes c where c.cupom = ${alias}.cupom and c.status not in (${SEM_EFEITO}) ${outras}
      ) then 1 else 0 end = 0`,
    )]: [],
  };
}

const QUE_VALEM = { status: { $nin: [...STATUS_SEM_EFEITO] } };

/**
 * Refuses an order that uses its coupon once more than that may be, in all, by its customer, or as anything but the first order. To be asked in the order's own
 * transaction, once it is stored and what it corrects is not: of those that come at once each waits for the one before it.
 * @param daEquipe whether staff change what was ordered: that is one use, also where it was paid
 * @throws `CUPOM_RECUSADO`
 */
export async function conferirUsos(tx: EntityManager, pedido: Pedido, daEquipe = false): Promise<void> {
  if (pedido.cupom === '' || pedido.planoId === null) return;
  const cupom = await limitesTravados(tx, pedido.cupom);
  if (cupom === null) return;
  // What one customer has wanted once is one use, also where staff keep two of its orders for a while; what was paid was had.
  const familia = await outrosDaFamilia(tx, pedido);
  const naoPagos = familia.filter(({ pagaEm }) => daEquipe || pagaEm === null);
  await recusarAlem(tx, cupom, pedido, { semUso: [pedido.id, ...naoPagos.map(({ id }) => id)], familia });
}

/**
 * The same for an order that is only asked about: it holds up nobody, and another may have the last use before it is sent.
 * @throws `CUPOM_RECUSADO`
 */
export async function preverUsos(em: EntityManager, codigo: string, deQuem: DeQuem, corrigidos: Corrigidos): Promise<void> {
  const cupom = await limitesDe(em, codigo);
  if (cupom) await recusarAlem(em, cupom, deQuem, corrigidos);
}

/** What an order would correct, as far as that has used a coupon. */
interface Corrigidos {
  /** The orders whose use would be its own, or none any more. */
  semUso: readonly number[];
  /** All of its family. */
  familia: readonly Assinatura[];
}

/** Whoever is refused because of what he has paid himself, and corrects, is told so: no unpaid order of his is in the way. */
async function recusarAlem(
  em: EntityManager,
  cupom: LimitesDoCupom,
  deQuem: DeQuem,
  { semUso, familia }: Corrigidos,
): Promise<void> {
  const mensagem = await porQueNao(em, cupom, deQuem, semUso);
  if (mensagem === null) return;
  const pagos = familia.filter(({ pagaEm, cupom: usado }) => pagaEm !== null && usado === cupom.codigo).map(({ id }) => id);
  const soPorEles = pagos.length > 0 && (await porQueNao(em, cupom, deQuem, [...semUso, ...pagos])) === null;
  throw cupomRecusado(soPorEles ? MENSAGENS_DE_USO.pagoComEle : mensagem);
}

/** Why a coupon may not be used once more, or null where it may. @param menos orders whose use is not counted */
async function porQueNao(
  em: EntityManager,
  cupom: LimitesDoCupom,
  deQuem: DeQuem,
  menos: readonly number[],
): Promise<string | null> {
  const outros = async (quais: FilterQuery<Assinatura>) => em.count(Assinatura, { $and: [quais, { id: { $nin: [...menos] } }] });
  const doCliente = {
    $or: IDENTIFICAM.filter((campo) => deQuem[campo] !== undefined).map((campo) => ({ [campo]: deQuem[campo] })),
  };

  if (cupom.limite !== null && (await outros(queUsam(cupom, menos))) >= cupom.limite) return MENSAGENS_DE_USO.esgotado;
  if (doCliente.$or.length === 0) return null;
  const { limitePorCliente, primeiroPedido } = cupom;
  if (limitePorCliente !== null && (await outros({ $and: [queUsam(cupom, menos), doCliente] })) >= limitePorCliente) {
    return MENSAGENS_DE_USO.porCliente;
  }
  return primeiroPedido && (await outros({ ...doCliente, ...QUE_VALEM })) > 0 ? MENSAGENS_DE_USO.primeiroPedido : null;
}
