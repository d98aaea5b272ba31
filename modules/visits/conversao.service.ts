import type { EntityManager } from '@mikro-orm/core';
import { businessDay, dayAfter } from '../../platform/calendar.ts';
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
 */
export async function lerConversao(
  em: EntityManager,
  { porGuardar }: Pick<Visitas, 'porGuardar'>,
  agora: Date,
  dias: number,
): Promise<Conversao | null> {
  const [primeiro] = await em.find(VisitasDoDia, {}, { orderBy: { dia: 'asc' }, limit: 1 });
  const hoje = businessDay(agora);
  if (!primeiro || primeiro.dia >= hoje) return null;
  const inicio = businessDay(new Date(agora.getTime() - (dias - 1) * DIA_MS));
  const desde = primeiro.dia < inicio ? inicio : dayAfter(primeiro.dia);
  const guardadas = await em.find(VisitasDoDia, { dia: { $gte: desde } });
  const aqui = [...porGuardar()].filter(([dia]) => dia >= desde).map(([, quantidade]) => quantidade);
  const visitas = [...guardadas.map(({ quantidade }) => quantidade), ...aqui].reduce((soma, cada) => soma + cada, 0);
  return { desde, visitas, pedidos: await contarEnviados(em, desde) };
}
