import type { EntityManager } from '@mikro-orm/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isKnown } from '../../platform/http/entityTags.ts';
import { problemSchema } from '../../platform/http/problem.ts';
import { authorOf, type AccessControl } from '../admin/access.service.ts';
import { umaVez } from '../editing/ato.service.ts';
import { chaveDoCabecalho, dizerRepetido } from '../editing/chave.schema.ts';
import { etagOf, lerIfMatch } from '../editing/target.ts';
import { comIfMatch } from '../editing/versao.schema.ts';
import { dizerPedido } from './anuncio.service.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { cursorSchema, LIMITE, MAIOR_LIMITE, pedidosDesde, QUANTOS } from './espelho.service.ts';
import { VALOR_PAGO } from './pagamentoDoPedido.service.ts';
import { pedidoAtendidoSchema, pedidoSchema } from './pedido.schema.ts';
import { MOTIVO } from './motivo.ts';
import { atualizacao, buscarPedido, motivoSchema, statusSchema } from './pedido.service.ts';

const params = z.object({
  pedido: z.string().describe('Identificador público, código curto ou referência do outro sistema.'),
});

/** What another system says of an order. */
const MUDANCA = z
  .strictObject({
    status: statusSchema.nullish().describe('Novo status; null, como sem ele: o de antes.'),
    motivo: motivoSchema.nullish().describe(MOTIVO),
    pagaEm: z
      .string()
      .meta({ format: 'date-time' })
      .nullish()
      .describe('Quando foi pago (ISO 8601, com fuso), não mais de 60 dias antes do pedido; null: não foi.'),
    valorPago: z.number().nullish().describe(VALOR_PAGO),
    referenciaExterna: z.string().nullish().describe('Como o outro sistema o chama, até 200 caracteres; null ou vazio: de nada.'),
  })
  .meta({
    examples: [
      { status: 'em_atendimento', pagaEm: '2026-11-23T15:00:00-03:00', valorPago: 358.8, referenciaExterna: 'FAT-0042' },
    ],
  });

/** Where the version of an order is read. */
const ONDE = 'o ETag de GET ou PATCH /api/pedidos/{pedido}';

/** What is told of writing an order. */
const ATUALIZAR = {
  tags: ['Pedidos'],
  operationId: 'atualizarPedido',
  summary: 'Diz o que foi feito de um pedido',
  description:
    'Só muda o que é dito; dito duas vezes, muda uma, se ninguém disse outra coisa entre as duas. Com If-Match, só muda a versão que foi lida (o ETag): quem repete o que ficou sem resposta não desfaz o que a equipe fez depois. Assim também com uma Idempotency-Key. Um pagamento é contado a quem ouve pedido.pago. Cancelado um pedido que corrige outro, aquele volta a esperar (nova), com o pagamento do mesmo total, e noLugar da resposta diz qual; pagaEm null o desfaz em todos os que um mesmo pagamento já teve.',
  params,
  headers: z.object({
    'if-match': comIfMatch(ONDE),
    'idempotency-key': z
      .string()
      .optional()
      .describe(
        'Chave de idempotência, sorteada (um UUID; de 8 a 100 caracteres, sem acentos nem vírgulas), entre aspas ou não. Repetida com os mesmos dados em até sete dias, nada é feito de novo, e a resposta é o pedido, com Idempotent-Replayed: true, ou 409, se ele mudou desde então (ALTERADO_POR_OUTRA_PESSOA); com outros dados, 409 (CHAVE_REUTILIZADA). É de quem envia: sob outra conta ou chave de acesso, é outro ato.',
      ),
  }),
  body: MUDANCA,
  response: {
    200: z
      .union([pedidoSchema, pedidoAtendidoSchema])
      .describe('O pedido; a uma chave sem pedidos:ler, só o que se escreve dele.'),
    400: problemSchema,
    401: problemSchema,
    404: problemSchema,
    409: problemSchema.describe(
      'Outro pedido já se chama assim, ou tem isso por chave de idempotência (REFERENCIA_REPETIDA), ou outro que o corrige, ou que ele corrige, vale no lugar dele ou já foi concluído (PEDIDO_SUBSTITUIDO), ou não custa nada, e não é pago (PEDIDO_SEM_CUSTO), ou custa outra coisa que valorPago (PAGAMENTO_DIVERGENTE), ou já não é a versão de If-Match, ou a que a Idempotency-Key fez (ALTERADO_POR_OUTRA_PESSOA), ou a chave já levou outros dados (CHAVE_REUTILIZADA) ou foi encerrada (ATO_ENCERRADO).',
    ),
  },
};

/** What other systems read and write of orders (record 058). */
export const pedidoRoutes: FastifyPluginAsyncZod<{ fork: () => EntityManager; accessControl: AccessControl }> = async (
  app,
  { fork, accessControl },
) => {
  app.addHook('onRequest', accessControl.guard);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get(
    '/api/pedidos',
    {
      schema: {
        tags: ['Pedidos'],
        operationId: 'lerPedidos',
        summary: 'Lê os pedidos que chegaram ou mudaram',
        description:
          'Cada pedido uma vez, como está agora, na ordem em que mudaram. Guarde o cursor e pergunte de novo com ele: nada se perde nem se repete, a não ser o que mudou outra vez. O que foi apagado não aparece.',
        querystring: z.strictObject({
          desde: cursorSchema.optional().describe('O cursor da resposta anterior; sem ele, do início.'),
          limite: z.coerce
            .number(QUANTOS)
            .int(QUANTOS)
            .min(1, QUANTOS)
            .max(MAIOR_LIMITE, QUANTOS)
            .optional()
            .describe(`Quantos pedidos, de 1 a ${MAIOR_LIMITE}; ${LIMITE} sem ele.`),
        }),
        response: {
          200: z.object({
            pedidos: z.array(pedidoSchema),
            cursor: z.string().describe('De onde continuar.'),
            mais: z.boolean().describe('Se já há mais.'),
          }),
          400: problemSchema,
          401: problemSchema,
          409: problemSchema.describe('O cursor não é deste banco (CURSOR_DESCONHECIDO): comece do início.'),
        },
      },
    },
    async ({ query: { desde, limite } }) => {
      const em = fork();
      const { pedidos, cursor, mais } = await pedidosDesde(em, { cursor: desde, limite });
      const ditos = [];
      for (const pedido of pedidos) ditos.push(await dizerPedido(em, pedido));
      return { pedidos: ditos, cursor, mais };
    },
  );

  app.get(
    '/api/pedidos/:pedido',
    {
      schema: {
        tags: ['Pedidos'],
        operationId: 'lerPedido',
        summary: 'Lê um pedido',
        description:
          'Como está agora. Um pedido que foi apagado não existe mais. O ETag é a versão da linha, que um PATCH pode exigir.',
        params,
        headers: z.object({
          'if-none-match': z.string().optional().describe('O ETag da leitura anterior: se nada mudou desde então, 304.'),
        }),
        response: {
          200: pedidoSchema,
          304: z.null().describe('Não mudou desde o ETag que veio em If-None-Match.'),
          401: problemSchema,
          404: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const em = fork();
      const pedido = await buscarPedido(em, request.params.pedido);
      const etag = etagOf(pedido);
      if (isKnown(request.headers['if-none-match'], [etag])) return reply.code(304).header('etag', etag).send(null);
      return responder(em, reply, pedido);
    },
  );

  app.patch(
    '/api/pedidos/:pedido',
    {
      schema: ATUALIZAR,
    },
    async (request, reply) => {
      const em = fork();
      const { headers, params: dito, body } = request;
      const visto = { nome: dito.pedido, versao: lerIfMatch({ dito: headers['if-match'], onde: ONDE }) };
      const ato = { ...atualizacao(em, visto, body), chave: chaveDoCabecalho(headers['idempotency-key']) };
      const { resultado, repetido } = await umaVez(em, authorOf(request), ato);
      return responder(em, dizerRepetido(reply, repetido), resultado, mayRead(request));
    },
  );
};

/** Whether who writes may read as well: what is answered is read. */
function mayRead({ access }: FastifyRequest): boolean {
  return !access?.escopos || access.escopos.has('pedidos:ler');
}

/** One order, with its version; less of it to whoever may not read. */
async function responder(em: EntityManager, reply: FastifyReply, pedido: Assinatura, inteiro = true) {
  const dito = await dizerPedido(em, pedido);
  return reply.header('etag', etagOf(pedido)).send(inteiro ? dito : pedidoAtendidoSchema.parse(dito));
}
