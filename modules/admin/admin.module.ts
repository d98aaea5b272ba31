import type { Module } from '../module.ts';
import { Administrador } from './administrador.entity.ts';
import { AdministradorResolver } from './administrador.resolver.ts';
import { ConviteResolver } from './convite.resolver.ts';
import { Entrada } from './entrada.entity.ts';
import { EntradaResolver } from './entrada.resolver.ts';
import { SessoesAbertasResolver } from './sessoesAbertas.resolver.ts';
import { DashboardResolver } from './dashboard.resolver.ts';
import { EmVariasResolver } from './emVarias.resolver.ts';
import { FilaPropria } from './filaPropria.entity.ts';
import { FilaPropriaResolver } from './filaPropria.resolver.ts';
import { FilasResolver } from './filas.resolver.ts';
import { LinkDeAcesso } from './linkDeAcesso.entity.ts';
import { linkDeAcessoRoutes } from './linkDeAcesso.routes.ts';
import { Passkey } from './passkey.entity.ts';
import { PasskeyResolver } from './passkey.resolver.ts';
import { SegundoFatorResolver } from './segundoFator.resolver.ts';
import { Sessao } from './sessao.entity.ts';
import { sessaoRoutes } from './sessao.routes.ts';

/** The module of accounts, sessions and the dashboard. */
export const admin: Module = {
  entities: [Administrador, Entrada, FilaPropria, LinkDeAcesso, Passkey, Sessao],
  resolvers: [
    AdministradorResolver,
    ConviteResolver,
    SegundoFatorResolver,
    PasskeyResolver,
    SessoesAbertasResolver,
    EntradaResolver,
    DashboardResolver,
    FilasResolver,
    FilaPropriaResolver,
    EmVariasResolver,
  ],
  routes: [sessaoRoutes, linkDeAcessoRoutes],
  isPublic: ['POST /auth/login', 'POST /auth/logout', 'POST /auth/link', 'POST /auth/senha'],
  semFator: [
    'Query.meuSegundoFator',
    'Mutation.prepararSegundoFator',
    'Mutation.ligarSegundoFator',
    // Whose password is known to another does that first.
    'Mutation.trocarSenha',
  ],
  areas: {
    conta: [
      'Query.equipe',
      'Query.filas',
      'Mutation.guardarFila',
      'Mutation.excluirFila',
      'Mutation.trocarSenha',
      'Query.minhasSessoes',
      'Mutation.encerrarMinhasSessoes',
      'Query.meuSegundoFator',
      'Mutation.prepararSegundoFator',
      'Mutation.ligarSegundoFator',
      'Mutation.sortearCodigosDeRecuperacao',
      'Mutation.desligarSegundoFator',
      'Mutation.prepararPasskey',
      'Mutation.guardarPasskey',
      'Mutation.excluirPasskey',
      'GET /auth/me',
    ],
    pedidos: [
      'Query.painelAdmin',
      'Mutation.atribuirAssinatura',
      'Mutation.atribuirMensagem',
      'Mutation.atenderAssinaturas',
      'Mutation.atenderMensagens',
    ],
  },
};
