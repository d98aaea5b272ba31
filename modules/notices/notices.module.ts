import type { Module } from '../module.ts';
import { avisoAdminResolvers } from './aviso.admin.resolver.ts';
import { Aviso } from './aviso.entity.ts';

/** The module of notices, which stand above every page of the site. */
export const notices: Module = {
  entities: [Aviso],
  kept: [Aviso],
  resolvers: avisoAdminResolvers,
  opens: {
    'catalogo:ler': ['Query.avisosCadastrados', 'Query.avisoCadastrado', 'Query.todosOsAvisos'],
    'catalogo:escrever': ['Mutation.salvarAviso', 'Mutation.excluirAviso', 'Mutation.reordenarAvisos'],
  },
};
