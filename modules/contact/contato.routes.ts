import { validatorCompiler, type FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { visitorBehind } from '../../platform/http/visitor.ts';
import type { Services } from '../services.ts';
import { COMO_TER_UM_TOKEN } from '../verification/verificacao.schema.ts';
import { contatoSchema } from './contato.ts';
import { enviarContato } from './contato.service.ts';

const EXEMPLO = {
  nome: 'Maria Aparecida de Souza',
  email: 'maria@empresa.com.br',
  celular: '11 99999-0000',
  assunto: 'Migração',
  mensagem: 'Quanto tempo leva?',
  recaptchaToken: 'eyJjaGFsbGVuZ2UiOnt9fQ==',
};

/** REST door of the contact form; its answers are plain text that is shown as it is (section 7.1, D32). */
export const contatoRoutes: FastifyPluginAsyncZod<Pick<Services, 'fork' | 'callerOf' | 'verificacao'>> = async (
  app,
  { fork, callerOf, verificacao },
) => {
  app.post(
    '/api/contato/enviar',
    {
      // What is wrong with a body is the service's to say, and counts as a try there.
      validatorCompiler: (route) => (route.httpPart === 'body' ? (value) => ({ value }) : validatorCompiler(route as never)),
      schema: {
        tags: ['Contato'],
        operationId: 'enviarContato',
        summary: 'Envia uma mensagem ao atendimento',
        description: `Campos: nome, email, celular, assunto, mensagem e recaptchaToken. Responde em texto simples, também em caso de erro. ${COMO_TER_UM_TOKEN}`,
        body: contatoSchema.meta({ examples: [EXEMPLO] }),
        produces: ['text/plain'],
        response: {
          200: z.string().describe('A mensagem foi gravada.'),
          400: z.string().describe('O que está errado, em uma frase.'),
          429: z.string().describe('Muitas tentativas.'),
        },
      },
    },
    async (request, reply) => {
      await enviarContato(fork(), verificacao, request.body, new Date(), callerOf(visitorBehind(request)));
      return reply.type('text/plain; charset=utf-8').serializer(String).send('Mensagem enviada com sucesso!');
    },
  );
};
