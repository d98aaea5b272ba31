import type { Module } from '../module.ts';
import { CatalogoAdminResolver } from './catalogo.admin.resolver.ts';
import { catalogoAdminRoutes } from './catalogo.admin.routes.ts';

/** The module of the catalogue as a file. */
export const transfer: Module = {
  resolvers: [CatalogoAdminResolver],
  routes: [catalogoAdminRoutes],
  areas: { catalogo: ['GET /api/catalogo/exportar', 'Mutation.compararCatalogo', 'Mutation.aplicarCatalogo'] },
};
