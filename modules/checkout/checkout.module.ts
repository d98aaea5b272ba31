import type { Module } from '../module.ts';
import { AssinaturaAdminResolver, ValorDaAssinaturaResolver } from './assinatura.admin.resolver.ts';
import { assinaturaAdminRoutes } from './assinatura.admin.routes.ts';
import { Assinatura } from './assinatura.entity.ts';
import { AssinaturaResolver } from './assinatura.resolver.ts';
import { assinaturaRoutes } from './assinatura.routes.ts';

/** The module of orders. */
export const checkout: Module = {
  entities: [Assinatura],
  resolvers: [AssinaturaResolver, AssinaturaAdminResolver, ValorDaAssinaturaResolver],
  routes: [assinaturaRoutes, assinaturaAdminRoutes],
  isPublic: ['Query.emailCadastrado', 'Mutation.criarAssinatura', 'POST /api/temporarios/salvar'],
};
