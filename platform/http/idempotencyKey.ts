import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { refuseField } from '../validation.ts';

/** The header, as schemas name it. */
const HEADER = 'idempotency-key';
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses an `Idempotency-Key` at every described route that may change something and does not say that it takes one: whoever sends a key relies on it, and
 * what was only ignored would be done twice. To be registered before the routes. Answers `CHAVE_NAO_ACEITA`.
 */
export const idempotencyKey = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    const { schema, method } = route;
    if (!schema || takesKey(schema) || [method].flat().every((name) => READS.has(name))) return;
    route.preValidation = [
      ...[route.preValidation ?? []].flat(),
      async ({ headers }) => {
        if (headers[HEADER] !== undefined) throw notTaken();
      },
    ];
  });
});

function takesKey({ headers }: FastifySchema): boolean {
  return headers instanceof z.ZodObject && HEADER in headers.shape;
}

function notTaken() {
  const mensagem =
    'Esta operação não guarda chaves de idempotência. Envie sem o cabeçalho Idempotency-Key; se a resposta se perder, leia antes de repetir.';
  return refuseField('chave', 'CHAVE_NAO_ACEITA', mensagem);
}
