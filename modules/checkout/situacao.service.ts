import type { EntityManager } from '@mikro-orm/core';
import type { Assinatura } from './assinatura.entity.ts';
import { entreAsCorrecoes } from './correcao.service.ts';
import { outroQueVale, seguiria, vale } from './ditoDaFamilia.service.ts';
import { lerFamilia, type Familia } from './familia.service.ts';
import { doPagamento } from './pagamentoNaFamilia.service.ts';

/** The order that was replaced by one, and takes its place again once that is cancelled; null where there is none. */
export async function voltaSeCancelada(em: EntityManager, pedido: Assinatura): Promise<Assinatura | null> {
  if (pedido.substituiId === null || pedido.soCita || !vale(pedido)) return null;
  const corrigido = seguiria(await lerFamilia(em, pedido));
  return corrigido && !vale(corrigido) ? corrigido : null;
}

/** How an order and those that it is linked with stand, in sentences for staff; null where it is linked with none. */
export async function situacaoDe(em: EntityManager, pedido: Assinatura): Promise<string | null> {
  if (pedido.substituiId === null && pedido.substituidaPorId === null) return null;
  const familia = await lerFamilia(em, pedido);
  const ditas = [qualVale(pedido, familia), doPagamento(pedido, familia)].filter((dita) => dita !== null);
  return ditas.length > 0 ? ditas.join(' ') : null;
}

function qualVale(pedido: Assinatura, familia: Familia): string | null {
  const { substituiId, substituidaPorId } = pedido;
  const { correcoes, corrigidas } = familia;
  const [corrigida] = corrigidas;
  const outra = vale(pedido) ? entreAsCorrecoes(pedido, familia) : outroQueVale(pedido, familia);
  if (outra && correcoes.includes(outra)) return `No lugar dela vale a assinatura ${outra.id}, que a corrige.`;
  if (outra && outra === corrigida) return `Corrige a assinatura ${outra.id}, que vale no lugar dela.`;
  if (outra) return `No lugar dela vale a assinatura ${outra.id}, do mesmo cliente.`;
  if (substituidaPorId !== null && vale(pedido)) return `A correção, a assinatura ${substituidaPorId}, foi cancelada: vale esta.`;
  if (substituiId === null) return null;
  if (!corrigida) return `Só cita a assinatura ${substituiId}: esta vale por si.`;
  return vale(pedido)
    ? `Corrige a assinatura ${substituiId}, e vale no lugar dela.`
    : `Corrige a assinatura ${substituiId}; nenhuma das duas vale.`;
}
