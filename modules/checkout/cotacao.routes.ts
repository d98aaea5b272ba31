import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemSchema } from '../../platform/http/problem.ts';
import { visitorOf } from '../admin/access.service.ts';
import type { Services } from '../services.ts';
import { cotar } from './cotacao.service.ts';
import { cotacaoSchema, paraRest, paraServico } from './temporario.schema.ts';

const linhaSchema = z.object({
  descricao: z.string().describe('O que é, com o período.'),
  valor: z.number().describe('Valor no período, em reais; negativo quando desconta.'),
});

/** REST door of the quotes. */
export const cotacaoRoutes: FastifyPluginAsyncZod<Pick<Services, 'fork' | 'accessControl' | 'callerOf'>> = async (
  app,
  { fork, accessControl, callerOf },
) => {
  app.post(
    '/api/cotacao',
    {
      schema: {
        tags: ['Assinaturas'],
        operationId: 'cotar',
        summary: 'Diz quanto custaria uma assinatura',
        description:
          'O total, linha por linha, calculado como o de uma assinatura e recusado pelos mesmos motivos. Nada é registrado, nenhum cupom é gasto e não há verificação contra robôs. O que pode ser escolhido com cada plano está em GET /api/familias.',
        body: cotacaoSchema,
        response: {
          200: z.object({
            valor: z
              .number()
              .describe('Total do período, pago de uma vez, em reais: o valor que a assinatura deve levar e que registraria.'),
            linhas: z
              .array(linhaSchema)
              .describe('Plano, espaço e IPs adicionais, desconto do período e cupom, o que houver; somam o total, ao centavo.'),
          }),
          400: problemSchema,
          404: problemSchema.describe('O cupom não existe (CUPOM_INVALIDO).'),
          429: problemSchema,
        },
      },
    },
    async (request) => {
      const caller = callerOf(visitorOf(request, await accessControl.recognise(request)));
      return cotar(fork(), () => paraServico(request.body), new Date(), caller).catch(paraRest);
    },
  );
};
