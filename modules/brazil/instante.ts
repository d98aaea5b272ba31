import { businessDay, TIME_ZONE } from '../../platform/calendar.ts';

const INSTANTE = new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, dateStyle: 'long', timeStyle: 'short' });

/** An instant as people say it in São Paulo: "23 de novembro de 2026 às 12:31". */
export function escreverInstante(instante: Date): string {
  return INSTANTE.format(instante);
}

/** Day of an instant in São Paulo, as `AAAA-MM-DD`. */
export function diaDoInstante(instante: Date): string {
  return businessDay(instante);
}

/** An instant of a day (`YYYY-MM-DD`) at which it is that day in São Paulo. */
export function instanteNoDia(dia: string): Date {
  return new Date(`${dia}T12:00:00Z`);
}
