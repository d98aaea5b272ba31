import type { Module } from '../module.ts';
import { ConsultaResolver } from './consulta.resolver.ts';

/** The module of look-ups of a CEP, a CNPJ or a domain. */
export const lookup: Module = {
  resolvers: [ConsultaResolver],
  isPublic: ['Query.consultarCep', 'Query.consultarCnpj', 'Query.consultarDominio'],
};
