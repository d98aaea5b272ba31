import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemSchema } from '../../platform/http/problem.ts';
import { maquinaQuePede, visitorOf } from '../admin/access.service.ts';
import type { Services } from '../services.ts';
import { cotar } from './cotacao.service.ts';
import { cotacaoSchema, paraRest, paraServico } from './temporario.schema.ts';

const linhaSchema = z.object({
  descricao: z.string().describe('O que é, com o período.'),
  valor: z.number().describe('Valor no período, em reais; negativo quando desconta.'),
});

/** REST door of the quotes. */
export const cotacaoRoutes: FastifyPluginAsyncZod<Pick<Services, 'fork' | 'accessControl' | 'callerOf' | 'checkout'>> = async (
  app,
  { fork, accessControl, callerOf, checkout },
) => {
  app.post(
    '/api/cotacao',
    {
      schema: {
        tags: ['Assinaturas'],
        operationId: 'cotar',
        summary: 'Diz quanto custaria uma assinatura',
        description:
          'O total, linha por linha, calculado como o de uma assinatura e recusado pelos mesmos motivos. Nada é registrado e nenhum cupom é gasto. Um cupom pode depender de quem assina e do pedido que se corrige: diga email, cpf_cnpj e substitui como na assinatura, para que ele seja julgado por eles; sem nenhum dos três, só se diz se ainda há usos. Uma chave de acesso que tem pedidos:criar não precisa de mais nada; sem ela, isso conta como uma assinatura, e gasta um captchaToken. O que pode ser escolhido com cada plano está em GET /api/familias.',
        headers: z.object({ 'idempotency-key': z.string().optional().describe('Ignorada: nada é registrado.') }),
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
          409: problemSchema.describe(
            'Com uma chave de acesso, substitui não diz um pedido que este possa corrigir, ou diz dois (SUBSTITUI_RECUSADO).',
          ),
          429: problemSchema,
        },
      },
    },
    async (request) => {
      const access = await accessControl.recognise(request);
      const quem = { caller: callerOf(visitorOf(request, access)), maquina: maquinaQuePede(access) };
      return cotar(fork(), checkout.verificacao, () => paraServico(request.body), new Date(), quem).catch(paraRest);
    },
  );
};
