import { businessDayBounds } from '../../platform/calendar.ts';

const DIA_MS = 86_400_000;

/** Last millisecond of the day in São Paulo that is so many days after an instant's: a key holds for whole days, as people count them. */
export function fimDoPrazo(dias: number, agora: Date): Date {
  return new Date(businessDayBounds(new Date(agora.getTime() + dias * DIA_MS)).until - 1);
}
