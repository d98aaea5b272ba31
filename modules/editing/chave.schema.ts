import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { refuseField } from '../../platform/validation.ts';
import { ehUmaChave, semAspas } from './chave.ts';

/** The header by which a REST call that adds a row is told from its repeat. */
export const COM_CHAVE = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .describe(
      'Chave de idempotência, sorteada (um UUID; de 8 a 100 caracteres, sem acentos nem vírgulas), entre aspas ou não. Repetida com os mesmos dados em até sete dias, nada é criado, e a resposta é a linha da primeira vez, com Idempotent-Replayed: true; com outros dados, 409. É de quem envia: sob outra conta ou chave de acesso, a linha é criada de novo.',
    ),
});

/**
 * The key of the header `Idempotency-Key`; undefined where there is none. In bodies and over GraphQL any text is a key, so that what was stored under one that
 * is refused here is found. @throws `DADOS_INVALIDOS` for one that is cut off, several, or no ASCII
 */
export function chaveDoCabecalho(cabecalho: string | undefined): string | undefined {
  if (cabecalho === undefined || ehUmaChave(cabecalho)) return cabecalho && semAspas(cabecalho);
  const mensagem = 'A chave deve ter de 8 a 100 caracteres, sem acentos nem vírgulas, entre aspas ou sem nenhuma.';
  throw refuseField('chave', 'DADOS_INVALIDOS', mensagem);
}

/** Says in the answer that the row was there before, under the same key. */
export function dizerRepetido(reply: FastifyReply, repetido: boolean): FastifyReply {
  return repetido ? reply.header('idempotent-replayed', 'true') : reply;
}
