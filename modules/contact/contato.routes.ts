import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError, ERROR_KINDS } from '../../platform/errors.ts';
import type { Limites } from '../../platform/limits.ts';
import type { Verificacao } from '../verification/verificacao.service.ts';
import { enviarContato } from './contato.service.ts';

interface ContatoRoutes {
  fork: () => EntityManager;
  limites: Limites;
  verificacao: Verificacao;
}

/** REST door of the contact form; its answers are plain text that is shown as it is (section 7.1, D32). */
export const contatoRoutes: FastifyPluginAsyncZod<ContatoRoutes> = async (app, { fork, limites, verificacao }) => {
  app.post(
    '/api/contato/enviar',
    {
      schema: {
        tags: ['Contato'],
        summary: 'Envia uma mensagem ao atendimento',
        description:
          'Campos: nome, email, celular, assunto, mensagem e recaptchaToken. Responde em texto simples, também em caso de erro.',
        body: z.record(z.string(), z.unknown()),
        produces: ['text/plain'],
      },
    },
    async ({ body, ip }, reply) => {
      reply.type('text/plain; charset=utf-8').serializer(String);
      try {
        await limites.consumir('contato', ip);
        await enviarContato(fork(), verificacao, body, new Date());
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return reply.code(ERROR_KINDS[error.kind].status).send(error.message);
      }
      return reply.send('Mensagem enviada com sucesso!');
    },
  );
};
