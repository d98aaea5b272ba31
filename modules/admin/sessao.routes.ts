import type { EntityManager } from '@mikro-orm/core';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Attempts } from '../../platform/attempts.ts';
import { removeFirstAccess } from '../../platform/firstAccess.ts';
import { problemSchema } from '../../platform/http/problem.ts';
import { visitorAt } from '../../platform/http/visitor.ts';
import { navegadorDe } from './navegador.server.ts';
import { TODOS_OS_PAPEIS } from '../roles/papel.ts';
import { respostaDaEntradaSchema } from './passkey.ts';
import { pessoaDe, type AccessControl } from './access.service.ts';
import { entrar, sair, type DuracaoDaSessao } from './sessao.service.ts';

interface SessaoRoutes {
  fork: () => EntityManager;
  accessControl: AccessControl;
  attempts: Attempts;
  duracao: DuracaoDaSessao;
  chaveDosFatores: string;
  publicUrl: string;
  dataDir: string;
}

const autorSchema = z
  .object({
    id: z.number().int(),
    usuario: z.string(),
    papel: z.enum(TODOS_OS_PAPEIS).describe('O que pode fazer na administração.'),
  })
  .meta({ id: 'Administrador', description: 'Administrador que entrou.' });

const entrouSchema = autorSchema
  .extend({
    codigosRestantes: z
      .number()
      .int()
      .nullable()
      .describe('Códigos de recuperação por usar, quando a entrada gastou um deles; senão, nulo.'),
  })
  .meta({ id: 'AdministradorQueEntrou', description: 'Administrador que acaba de entrar.' });

const passkeyUsadaSchema = z
  .strictObject({ desafio: z.string().max(2_000), resposta: respostaDaEntradaSchema })
  .describe('No lugar do código: o que o navegador respondeu ao pedido da recusa, e o desafio que veio com ele.');

const recusaDaEntradaSchema = problemSchema
  .extend({
    passkey: z
      .object({
        opcoes: z.string().describe('Pedido ao navegador, em JSON (WebAuthn: PublicKeyCredentialRequestOptionsJSON).'),
        desafio: z.string().describe('O mesmo para o servidor, selado; volta com a resposta.'),
      })
      .optional()
      .describe('Com o que usar uma passkey, se a senha estava certa e a conta tem alguma.'),
  })
  .meta({ id: 'RecusaDaEntrada', description: 'Recusa de uma entrada (RFC 9457).' });

/** Sign-in and sign-out (section 7.3). */
export const sessaoRoutes: FastifyPluginAsyncZod<SessaoRoutes> = async (app, { fork, accessControl, dataDir, ...regras }) => {
  // Whoever has come in has read it. One that cannot be removed keeps nobody out.
  const esquecerPrimeiroAcesso = ({ log }: FastifyRequest) => {
    try {
      removeFirstAccess(dataDir);
    } catch (error) {
      log.error({ err: error }, 'the file with the first password could not be removed');
    }
  };

  app.post(
    '/auth/login',
    {
      schema: {
        tags: ['Sessão'],
        operationId: 'entrar',
        summary: 'Entra na área administrativa',
        description: 'Dá o cookie da sessão. Para programas, há chaves de acesso.',
        body: z
          .strictObject({
            username: z.string().max(200).default(''),
            password: z.string().max(200).default(''),
            code: z.string().max(40).default('').describe('Código do aplicativo, ou de recuperação, de uma conta que o pede.'),
            passkey: passkeyUsadaSchema.nullable().default(null),
          })
          .meta({ examples: [{ username: 'ana', password: 'uma senha de teste' }] }),
        response: { 200: entrouSchema, 400: problemSchema, 401: recusaDaEntradaSchema, 403: problemSchema, 429: problemSchema },
      },
      onRequest: async (request) => accessControl.refuseOtherOrigin(request),
    },
    async (request, reply) => {
      const navegador = navegadorDe(request.headers['user-agent']);
      const origem = { visitante: visitorAt(request.ip), navegador, ...(await accessControl.presented(request)) };
      const { sessao, autor, codigosRestantes } = await entrar(fork(), regras, request.body, origem);
      // A new session at every sign-in: one that somebody planted is never taken over.
      await accessControl.open(reply, sessao, autor.usuario);
      esquecerPrimeiroAcesso(request);
      return { ...autor, codigosRestantes };
    },
  );

  app.get(
    '/auth/me',
    {
      schema: {
        tags: ['Sessão'],
        operationId: 'quemEntrou',
        summary: 'Diz quem entrou',
        description: 'O administrador da sessão; uma chave de acesso não é ninguém aqui.',
        response: { 200: autorSchema, 401: problemSchema },
      },
    },
    async (request) => pessoaDe(await accessControl.require(request)),
  );

  app.post(
    '/auth/logout',
    {
      schema: {
        tags: ['Sessão'],
        operationId: 'sair',
        summary: 'Sai: a sessão termina na hora',
        description: 'Sem sessão, nada acontece.',
        response: { 204: z.null(), 400: problemSchema, 403: problemSchema },
      },
    },
    async (request, reply) => {
      accessControl.refuseOtherOrigin(request);
      const access = await accessControl.signedIn(request);
      if (access?.sessao) await sair(fork(), access.sessao);
      accessControl.close(reply);
      return reply.code(204).send(null);
    },
  );
};
