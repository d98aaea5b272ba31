import type { Module } from '../module.ts';
import { VisitasDoDia } from './visitas.entity.ts';

/** The module of how many come to the order pages. */
export const visits: Module = {
  entities: [VisitasDoDia],
};
