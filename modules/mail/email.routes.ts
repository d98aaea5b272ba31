import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.ts';
import { problemSchema } from '../../platform/http/problem.ts';
import type { Services } from '../services.ts';
import { enderecoDoExemplo, NOMES_DOS_EXEMPLOS, type ExemploDeEmail } from './exemplo.ts';
import { htmlDoExemplo } from './exemplos.service.ts';

/** Mail has its styles within, and needs nothing else: no script, no frame, no form, and nothing of another server. */
const SO_ELE_MESMO =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Letters as they arrive, for the screen that shows them in a frame. */
export const emailRoutes: FastifyPluginAsyncZod<Pick<Services, 'fork' | 'papelaria' | 'accessControl'>> = async (
  app,
  { fork, papelaria, accessControl },
) => {
  app.addHook('onRequest', accessControl.guard);

  app.get(
    enderecoDoExemplo(':exemplo' as ExemploDeEmail),
    {
      schema: {
        tags: ['Administração'],
        operationId: 'verExemploDeEmail',
        summary: 'Mostra um exemplo de e-mail em HTML',
        description: 'Como chega, sobre um pedido ou uma mensagem que ninguém fez.',
        params: z.object({ exemplo: z.string().describe(`Tipo do e-mail: ${NOMES_DOS_EXEMPLOS.join(', ')}.`) }),
        produces: ['text/html'],
        response: { 200: z.string().describe('O e-mail.'), 401: problemSchema, 404: problemSchema },
      },
    },
    async (request, reply) => {
      const exemplo = NOMES_DOS_EXEMPLOS.find((nome) => nome === request.params.exemplo);
      if (!exemplo) throw new DomainError('not-found', 'EMAIL_NAO_ENCONTRADO', 'Não há este e-mail.');
      const html = await htmlDoExemplo(fork(), papelaria, exemplo);
      reply.headers({ 'content-security-policy': SO_ELE_MESMO, 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
      return reply.type('text/html; charset=utf-8').serializer(String).send(html);
    },
  );
};
