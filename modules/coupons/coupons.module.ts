import type { Module } from '../module.ts';
import { CupomAdminResolver, SituacaoDoCupomResolver } from './cupom.admin.resolver.ts';
import { Cupom } from './cupom.entity.ts';
import { CupomResolver } from './cupom.resolver.ts';
import { cupomRoutes } from './cupom.routes.ts';

/** The module of discount codes. */
export const coupons: Module = {
  entities: [Cupom],
  resolvers: [CupomResolver, CupomAdminResolver, SituacaoDoCupomResolver],
  routes: [cupomRoutes],
  isPublic: ['Query.cupom', 'GET /api/cupons/codigo/{code}'],
  opens: {
    'pedidos:criar': ['GET /api/cupons/codigo/{code}'],
    'catalogo:ler': ['Query.cuponsCadastrados', 'Query.cupomCadastrado'],
    'catalogo:escrever': ['Mutation.salvarCupom', 'Mutation.excluirCupom'],
  },
};
