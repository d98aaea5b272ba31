import type { Module } from '../module.ts';
import { Administrador } from './administrador.entity.ts';
import { AdministradorResolver } from './administrador.resolver.ts';
import { Entrada } from './entrada.entity.ts';
import { EntradaResolver } from './entrada.resolver.ts';
import { SessoesAbertasResolver } from './sessoesAbertas.resolver.ts';
import { DashboardResolver } from './dashboard.resolver.ts';
import { EmVariasResolver } from './emVarias.resolver.ts';
import { FilaPropria } from './filaPropria.entity.ts';
import { FilaPropriaResolver } from './filaPropria.resolver.ts';
import { FilasResolver } from './filas.resolver.ts';
import { Sessao } from './sessao.entity.ts';
import { sessaoRoutes } from './sessao.routes.ts';

/** The module of accounts, sessions and the dashboard. */
export const admin: Module = {
  entities: [Administrador, Entrada, FilaPropria, Sessao],
  resolvers: [
    AdministradorResolver,
    SessoesAbertasResolver,
    EntradaResolver,
    DashboardResolver,
    FilasResolver,
    FilaPropriaResolver,
    EmVariasResolver,
  ],
  routes: [sessaoRoutes],
  isPublic: ['POST /auth/login', 'POST /auth/logout'],
};
