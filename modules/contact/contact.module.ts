import type { Module } from '../module.ts';
import { ContatoResolver } from './contato.resolver.ts';
import { contatoRoutes } from './contato.routes.ts';
import { MensagemAdminResolver } from './mensagem.admin.resolver.ts';
import { exportRoute } from '../editing/handled.routes.ts';
import { filtroSchema } from './filtro.ts';
import { mensagens } from './mensagem.admin.service.ts';
import { mensagemCampos } from './mensagem.campos.ts';
import { Mensagem } from './mensagem.entity.ts';

/** The module of messages. */
export const contact: Module = {
  entities: [Mensagem],
  resolvers: [ContatoResolver, MensagemAdminResolver],
  routes: [
    contatoRoutes,
    exportRoute({
      nome: 'mensagens',
      schema: mensagemCampos,
      filtro: filtroSchema,
      servico: mensagens,
    }),
  ],
  isPublic: ['Mutation.enviarContato', 'POST /api/contato/enviar'],
};
