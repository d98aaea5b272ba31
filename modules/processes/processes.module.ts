import type { Module } from '../module.ts';
import { Contagem } from './contagem.entity.ts';
import { Registro } from './registro.entity.ts';

/** The module of what several processes over one PostgreSQL have in common besides the rows of the shop. */
export const processes: Module = {
  entities: [Contagem, Registro],
};
