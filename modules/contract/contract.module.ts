import type { Module } from '../module.ts';
import { Contrato } from './contrato.entity.ts';
import { ContratoDoPlanoResolver, ContratoResolver } from './contrato.resolver.ts';

/** The module of the contracts that orders accept. */
export const contract: Module = {
  entities: [Contrato],
  resolvers: [ContratoResolver, ContratoDoPlanoResolver],
  isPublic: ['Query.contrato'],
};
