import type { Module } from '../module.ts';
import { ChaveDeAcesso } from './chaveDeAcesso.entity.ts';
import { ChaveDeAcessoResolver } from './chaveDeAcesso.resolver.ts';

/** The module of machines' keys. */
export const keys: Module = {
  entities: [ChaveDeAcesso],
  resolvers: [ChaveDeAcessoResolver],
};
