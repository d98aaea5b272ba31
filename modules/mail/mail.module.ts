import type { Module } from '../module.ts';
import { EmailResolver } from './email.resolver.ts';
import { emailRoutes } from './email.routes.ts';

/** The module of letters: what customers and staff are written of orders and messages (059). */
export const mail: Module = {
  resolvers: [EmailResolver],
  routes: [emailRoutes],
  areas: { pedidos: ['Query.emails', 'GET /api/emails/{exemplo}', 'Mutation.testarEmail'] },
};
