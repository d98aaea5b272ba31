import type { Module } from '../module.ts';
import { TokenUsado } from './token.entity.ts';
import { verificacaoRoutes } from './verificacao.routes.ts';

/** The module of the bot check. */
export const verification: Module = {
  entities: [TokenUsado],
  routes: [verificacaoRoutes],
  isPublic: ['GET /api/verificacao/desafio'],
};
