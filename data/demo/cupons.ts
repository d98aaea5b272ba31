import type { RequiredEntityData } from '@mikro-orm/core';
import type { Cupom } from '../../modules/coupons/cupom.entity.ts';
import { businessDay } from '../../platform/calendar.ts';

const YEAR_MS = 365 * 86_400_000;

/** One coupon of each kind, good for a year, and one that is over. */
export function cuponsFrom(today: Date): RequiredEntityData<Cupom>[] {
  const dataInicio = businessDay(today);
  const dataFim = businessDay(new Date(today.getTime() + YEAR_MS));
  return [
    { codigo: 'FLORADA10', tipo: 'porcentagem', valor: 10, dataInicio, dataFim },
    { codigo: 'IPE20', tipo: 'fixo', valor: 20, dataInicio, dataFim },
    { codigo: 'CARNAVAL', tipo: 'porcentagem', valor: 30, dataInicio: '2026-02-01', dataFim: '2026-02-28' },
  ];
}
