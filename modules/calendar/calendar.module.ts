import type { Module } from '../module.ts';
import { CalendarioResolver } from './calendario.resolver.ts';

/** The module of what is on air when. */
export const calendar: Module = {
  resolvers: [CalendarioResolver],
  opens: { 'catalogo:ler': ['Query.calendario'] },
};
