import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** The header by which a REST call that adds a row is told from its repeat. */
export const COM_CHAVE = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .describe(
      'Chave de idempotência, sorteada (um UUID). Repetida com os mesmos dados em até sete dias, nada é criado, e a resposta é a linha da primeira vez, com Idempotent-Replayed: true; com outros dados, 409. É de quem envia: sob outra conta ou chave de acesso, a linha é criada de novo.',
    ),
});

/** Says in the answer that the row was there before, under the same key. */
export function dizerRepetido(reply: FastifyReply, repetido: boolean): FastifyReply {
  return repetido ? reply.header('idempotent-replayed', 'true') : reply;
}
