import type { Module } from '../module.ts';
import { depoimentoAdminResolvers } from './depoimento.admin.resolver.ts';
import { Depoimento } from './depoimento.entity.ts';
import { DepoimentoResolver } from './depoimento.resolver.ts';

/** The module of what customers say. */
export const testimonials: Module = {
  entities: [Depoimento],
  kept: [Depoimento],
  resolvers: [DepoimentoResolver, ...depoimentoAdminResolvers],
  isPublic: ['Query.depoimentos'],
  opens: {
    'catalogo:ler': ['Query.depoimentosCadastrados', 'Query.depoimentoCadastrado', 'Query.todosOsDepoimentos'],
    'catalogo:escrever': ['Mutation.salvarDepoimento', 'Mutation.excluirDepoimento', 'Mutation.reordenarDepoimentos'],
  },
};
