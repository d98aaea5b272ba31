import type { EntityManager } from '@mikro-orm/core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { visitorAt } from '../../platform/http/visitor.ts';
import type { Limites } from '../../platform/limits.ts';
import type { Verificacao } from '../verification/verificacao.service.ts';
import { contatoSchema } from './contato.ts';
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
      // Before the body is looked at: a form that is refused for its fields is a try as well.
      preValidation: ({ ip }) => limites.consumir('tentativaDeContato', visitorAt(ip)),
      schema: {
        tags: ['Contato'],
        summary: 'Envia uma mensagem ao atendimento',
        description:
          'Campos: nome, email, celular, assunto, mensagem e recaptchaToken. Responde em texto simples, também em caso de erro.',
        body: contatoSchema,
        produces: ['text/plain'],
      },
    },
    async ({ body, ip }, reply) => {
      await enviarContato(fork(), verificacao, body, new Date(), { limites, visitante: visitorAt(ip) });
      return reply.type('text/plain; charset=utf-8').serializer(String).send('Mensagem enviada com sucesso!');
    },
  );
};
