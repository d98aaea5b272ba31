import type { EntityManager } from '@mikro-orm/core';
import { isPostgres } from './dialect.ts';

/**
 * Seconds by which the clock of this machine is ahead of that of PostgreSQL; less than none where it is behind, null for an embedded database. Machines
 * believe each other's challenges and sessions by their own. @throws what the database says
 */
export async function clockSkew(em: EntityManager): Promise<number | null> {
  if (!isPostgres(em)) return null;
  const before = new Date().getTime();
  const [row] = await em.getConnection().execute<{ now: string }[]>('select extract(epoch from clock_timestamp()) as now');
  return (before + new Date().getTime()) / 2000 - Number(row!.now);
}

/** By how much a clock may be behind what others have written, in seconds: more is no difference between machines. */
export const MOST_BEHIND_S = 3600;

/** What to tell an operator whose clock is, or was, wrong. */
export function sayClockIsWrong(seconds: number): string {
  const hours = Math.round(seconds / 3600);
  return `O relógio desta máquina está ${hours} h atrás do último pedido guardado: ou está errado agora, e novos pedidos ficam com a data errada, ou estava quando esse pedido veio. Acerte-o pela rede (NTP), e confira as datas dos pedidos de agora; se ele está certo, acerte a do pedido (criada_em).`;
}

/** Seconds by which the clock of this machine is behind the newest instant of an order; 0 where it is not. @throws what the database says */
export async function behindNewestOrder(em: EntityManager): Promise<number> {
  const [row] = await em
    .getConnection()
    .execute<{ em: string | number | Date | null }[]>('select max(criada_em) as em from assinaturas');
  return row?.em ? Math.max(0, (new Date(row.em).getTime() - new Date().getTime()) / 1000) : 0;
}
