import type { Module } from '../module.ts';
import { ApagamentoResolver } from './apagamento.resolver.ts';
import { PessoaResolver } from './pessoa.resolver.ts';
import { estaAtrasado, rodarPrazos } from './prazos.service.ts';
import { titularRoutes } from './titular.routes.ts';

/** The module of what the law wants to go (LGPD): terms, and what is stored of one person, which is shown, exported and erased on request. */
export const privacy: Module = {
  resolvers: [PessoaResolver, ApagamentoResolver],
  routes: [titularRoutes],
  jobs: [{ isLate: estaAtrasado, run: rodarPrazos }],
  areas: { pedidos: ['Query.pessoa'] },
};
