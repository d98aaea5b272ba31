import type { EntityManager } from '@mikro-orm/core';
import { businessDay, dayAfter, dayBefore } from '../../platform/calendar.ts';
import { contarEnviados } from '../checkout/enviados.service.ts';
import { VisitasDoDia } from './visitas.entity.ts';
import type { Visitas } from './visitas.service.ts';

const DIA_MS = 86_400_000;

/** How many came to the order pages, and how many orders were sent from them, on the same days. */
export interface Conversao {
  /** First of those days, `YYYY-MM-DD`; today is the last. */
  desde: string;
  visitas: number;
  pedidos: number;
}

/**
 * The last days, today included, as far as they were counted whole: the day on which a shop began to count is not. Null where that is today, or no day yet.
 * What a clock that was wrong has counted on other days counts nothing.
 */
export async function lerConversao(
  em: EntityManager,
  { porGuardar }: Pick<Visitas, 'porGuardar'>,
  agora: Date,
  dias: number,
): Promise<Conversao | null> {
  const hoje = businessDay(agora);
  const inicio = businessDay(new Date(agora.getTime() - (dias - 1) * DIA_MS));
  const guardadas = await em.find(VisitasDoDia, { dia: { $gte: dayBefore(inicio), $lte: hoje } }, { orderBy: { dia: 'asc' } });
  const primeiro = guardadas[0]?.dia ?? hoje;
  if (primeiro >= hoje) return null;
  const desde = dayAfter(primeiro);
  const contadas = [...guardadas.map(({ dia, quantidade }) => [dia, quantidade] as const), ...porGuardar()];
  const visitas = contadas.reduce((soma, [dia, quantidade]) => (desde <= dia && dia <= hoje ? soma + quantidade : soma), 0);
  return { desde, visitas, pedidos: await contarEnviados(em, desde) };
}
