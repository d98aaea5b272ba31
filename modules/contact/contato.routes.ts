import { validatorCompiler, type FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { visitorAt } from '../../platform/http/visitor.ts';
import type { Services } from '../services.ts';
import { contatoSchema } from './contato.ts';
import { enviarContato } from './contato.service.ts';

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
        summary: 'Envia uma mensagem ao atendimento',
        description:
          'Campos: nome, email, celular, assunto, mensagem e recaptchaToken. Responde em texto simples, também em caso de erro.',
        body: contatoSchema,
        produces: ['text/plain'],
      },
    },
    async ({ body, ip }, reply) => {
      await enviarContato(fork(), verificacao, body, new Date(), callerOf(visitorAt(ip)));
      return reply.type('text/plain; charset=utf-8').serializer(String).send('Mensagem enviada com sucesso!');
    },
  );
};
