import type { Module } from '../module.ts';
import { ContatoResolver } from './contato.resolver.ts';
import { contatoRoutes } from './contato.routes.ts';
import { MensagemAdminResolver } from './mensagem.admin.resolver.ts';
import { mensagemAdminRoutes } from './mensagem.admin.routes.ts';
import { Mensagem } from './mensagem.entity.ts';

/** The module of messages. */
export const contact: Module = {
  entities: [Mensagem],
  resolvers: [ContatoResolver, MensagemAdminResolver],
  routes: [contatoRoutes, mensagemAdminRoutes],
  isPublic: ['Mutation.enviarContato', 'POST /api/contato/enviar'],
  areas: { pedidos: ['Query.mensagens', 'Query.mensagem', 'Mutation.atenderMensagem', 'GET /api/mensagens/exportar'] },
};
