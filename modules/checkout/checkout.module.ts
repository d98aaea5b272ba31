import type { Module } from '../module.ts';
import { AssinaturaAdminResolver, ValorDaAssinaturaResolver } from './assinatura.admin.resolver.ts';
import { exportRoute } from '../editing/handled.routes.ts';
import { assinaturas } from './assinatura.admin.service.ts';
import { assinaturaCampos } from './assinatura.campos.ts';
import { filtroSchema } from './filtro.ts';
import { Assinatura } from './assinatura.entity.ts';
import { AssinaturaResolver } from './assinatura.resolver.ts';
import { assinaturaRoutes } from './assinatura.routes.ts';

/** The module of orders. */
export const checkout: Module = {
  entities: [Assinatura],
  resolvers: [AssinaturaResolver, AssinaturaAdminResolver, ValorDaAssinaturaResolver],
  routes: [
    assinaturaRoutes,
    exportRoute({
      nome: 'assinaturas',
      schema: assinaturaCampos,
      identificador: 'clienteIdB',
      filtro: filtroSchema,
      servico: assinaturas,
    }),
  ],
  isPublic: ['Query.emailCadastrado', 'Mutation.criarAssinatura', 'POST /api/temporarios/salvar'],
};
