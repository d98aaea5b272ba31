import type { Module } from '../module.ts';
import { destaqueAdminResolvers } from './destaque.admin.resolver.ts';
import { Destaque } from './destaque.entity.ts';
import { DestaqueResolver } from './destaque.resolver.ts';
import { ofertaRoutes } from './oferta.routes.ts';
import { PlanoAdminResolver } from './plano.admin.resolver.ts';
import { planoAdminRoutes } from './plano.admin.routes.ts';
import { Plano } from './plano.entity.ts';
import { PlanoResolver } from './plano.resolver.ts';
import { planoRoutes } from './plano.routes.ts';

/** The module of plans and highlights. */
export const catalogue: Module = {
  entities: [Plano, Destaque],
  kept: [Plano, Destaque],
  resolvers: [PlanoResolver, PlanoAdminResolver, DestaqueResolver, ...destaqueAdminResolvers],
  routes: [planoRoutes, planoAdminRoutes, ofertaRoutes],
  isPublic: [
    'Query.planos',
    'Query.plano',
    'Query.destaques',
    'GET /api/planos/listarativos',
    'GET /api/planos/buscar/{id}',
    'GET /api/planos.json',
  ],
  opens: {
    'catalogo:ler': [
      'GET /api/planos/listarativos',
      'Query.planosCadastrados',
      'Query.planoCadastrado',
      'Query.todosOsPlanos',
      'Query.destaquesCadastrados',
      'Query.destaqueCadastrado',
      'Query.todosOsDestaques',
    ],
    'catalogo:escrever': [
      'POST /api/planos',
      'PUT /api/planos/{id}',
      'DELETE /api/planos/{id}',
      'Mutation.salvarPlano',
      'Mutation.salvarPrecos',
      'Mutation.duplicarPlano',
      'Mutation.excluirPlano',
      'Mutation.reordenarPlanos',
      'Mutation.salvarDestaque',
      'Mutation.excluirDestaque',
      'Mutation.reordenarDestaques',
    ],
  },
};
