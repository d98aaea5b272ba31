import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemSchema } from '../../platform/http/problem.ts';
import { visitorOf } from '../admin/access.service.ts';
import { respostaPublica } from '../editing/resposta.schema.ts';
import type { Services } from '../services.ts';
import { cupomCampos } from './cupom.campos.ts';
import { buscarCupom } from './cupom.service.ts';

const cupomSchema = respostaPublica(cupomCampos)
  .extend({
    plano: z.object({ id: z.number(), nome: z.string() }).nullable().describe('Único plano em que vale, se houver.'),
    familias: z.array(z.string()).describe('Famílias em que vale; vazia quando vale em todas.'),
  })
  .meta({ id: 'Cupom', description: 'Cupom de desconto.' });

/** REST door of the coupons (section 7.1). */
export const cupomRoutes: FastifyPluginAsyncZod<Pick<Services, 'fork' | 'accessControl' | 'callerOf'>> = async (
  app,
  { fork, accessControl, callerOf },
) => {
  app.get(
    '/api/cupons/codigo/:code',
    {
      schema: {
        tags: ['Cupons'],
        operationId: 'buscarCupom',
        summary: 'Busca um cupom pelo código',
        description:
          'Responde o cupom ativo, dentro ou fora do prazo; a validade, o plano e os usos que restam são conferidos de novo na assinatura.',
        params: z.object({ code: z.string().describe('Código do cupom, sem distinguir maiúsculas.') }),
        response: { 200: cupomSchema, 404: problemSchema, 429: problemSchema },
      },
    },
    async (request) => {
      const caller = callerOf(visitorOf(request, await accessControl.recognise(request)));
      return buscarCupom(fork(), request.params.code, caller.charge('cupom'));
    },
  );
};
