import type { Module } from '../module.ts';
import { TextosDoSiteAdminResolver } from './textoDoSite.admin.resolver.ts';
import { TextoDoSite } from './textoDoSite.entity.ts';

/** The module of what the site says of the company beside its catalogue. */
export const texts: Module = {
  entities: [TextoDoSite],
  kept: [TextoDoSite],
  resolvers: [TextosDoSiteAdminResolver],
  opens: {
    'catalogo:ler': ['Query.textosDoSite'],
    'catalogo:escrever': ['Mutation.salvarTextosDoSite'],
  },
};
