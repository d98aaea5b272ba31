import type { Module } from '../module.ts';
import { LookupResolver } from './lookup.resolver.ts';

/** The module of look-ups of a CEP, a CNPJ or a domain. */
export const lookup: Module = {
  resolvers: [LookupResolver],
  isPublic: ['Query.consultarCep', 'Query.consultarCnpj', 'Query.consultarDominio'],
};
