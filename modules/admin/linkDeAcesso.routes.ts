import type { EntityManager } from '@mikro-orm/core';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemSchema } from '../../platform/http/problem.ts';
import { visitorAt } from '../../platform/http/visitor.ts';
import type { Services } from '../services.ts';
import { lerLink, usarLink } from './convite.service.ts';
import { ehLinkInvalido } from './linkDeAcesso.service.ts';
import { MOTIVOS_DO_LINK } from './linkDeAcesso.ts';

type LinkRoutes = Pick<Services, 'accessControl' | 'callerOf' | 'checkout'> & { fork: () => EntityManager };

/** As it stands in the address, and may have been pasted with something behind it; the example is none. */
const token = z.string().max(2000).describe('O que o link traz depois de #: 43 letras. O que vier depois delas não conta.');
const EXEMPLO = 'vQ3kq0mX8cYwT1nR5uZb7dLhJ2sGfPaE9iKxWoNtMyU';

/** The page behind a link of access: whose it is, and the password that its holder chooses (088). What a link carries stands in no address that is sent. */
export const linkDeAcessoRoutes: FastifyPluginAsyncZod<LinkRoutes> = async (app, { fork, accessControl, callerOf, checkout }) => {
  const onRequest = async (request: FastifyRequest) => accessControl.refuseOtherOrigin(request);
  /** Does what a link is for. Links are not guessed: one that opens nothing is counted, and a good one comes in however many wrong ones come from its address. */
  const comLink = <Answer>({ ip }: FastifyRequest, act: () => Promise<Answer>): Promise<Answer> =>
    act().catch(async (error: unknown) => {
      if (ehLinkInvalido(error)) await callerOf(visitorAt(ip)).spend('linkDeAcesso');
      throw error;
    });

  app.post(
    '/auth/link',
    {
      schema: {
        tags: ['Sessão'],
        operationId: 'lerLinkDeAcesso',
        summary: 'Diz de que conta é um link de acesso',
        description: 'Nada é feito, e o link vale como antes. É o que a página atrás do link pergunta.',
        body: z.strictObject({ token }).meta({ examples: [{ token: EXEMPLO }] }),
        response: {
          200: z.object({
            usuario: z.string().describe('Nome de usuário da conta.'),
            motivo: z.enum(MOTIVOS_DO_LINK).describe('convite, de quem nunca entrou, ou senha, de quem a perdeu.'),
            expiraEm: z.iso.datetime().describe('Até quando vale.'),
          }),
          400: problemSchema,
          403: problemSchema,
          429: problemSchema,
        },
      },
      onRequest,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { expiraEm, ...link } = await comLink(request, () => lerLink(fork(), request.body.token));
      return { ...link, expiraEm: expiraEm.toISOString() };
    },
  );

  app.post(
    '/auth/senha',
    {
      schema: {
        tags: ['Sessão'],
        operationId: 'usarLinkDeAcesso',
        summary: 'Escolhe a senha de uma conta, com um link de acesso',
        description:
          'Uma vez: o link deixa de valer, e as sessões da conta são encerradas. Ninguém entra com isto; o segundo fator fica como está.',
        body: z
          .strictObject({ token, password: z.string().max(300).describe('A senha, de 10 caracteres ou mais.') })
          .meta({ examples: [{ token: EXEMPLO, password: 'quatro girafas tocam oboé' }] }),
        response: {
          200: z.object({ usuario: z.string().describe('Nome de usuário da conta, com que se entra.') }),
          400: problemSchema,
          403: problemSchema,
          429: problemSchema,
        },
      },
      onRequest,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { token: dado, password } = request.body;
      return comLink(request, () => usarLink(fork(), { token: dado, senha: password }, checkout.provedor));
    },
  );
};
