import type { EntityManager } from '@mikro-orm/core';
import { isPostgres } from './dialect.ts';

/** What asks PostgreSQL for its time. */
const NOW = 'select extract(epoch from clock_timestamp()) as now';

/**
 * Seconds by which the clock of this machine is ahead of that of PostgreSQL; less than none where it is behind, null for an embedded database. Machines
 * believe each other's challenges and sessions by their own. @throws what the database says
 */
export async function clockSkew(em: EntityManager): Promise<number | null> {
  if (!isPostgres(em)) return null;
  return aheadOf((sql) => em.getConnection().execute<Told[]>(sql));
}

/** What PostgreSQL has for an answer: seconds since 1970. */
interface Told {
  now: string;
}

/** Seconds by which the clock of this machine is ahead of the one that answers. @throws what that says */
export async function aheadOf(ask: (sql: string) => Promise<readonly Told[]>): Promise<number> {
  const before = new Date().getTime();
  const [row] = await ask(NOW);
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
