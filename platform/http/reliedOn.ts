import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { DomainError } from '../errors.ts';
import { refuseField } from '../validation.ts';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers that whoever sends them relies on, as schemas name them, and how each is refused where nothing keeps to it. */
const RELIED_ON: readonly [header: string, refusal: () => DomainError][] = [
  [
    'idempotency-key',
    () =>
      refuseField(
        'chave',
        'CHAVE_NAO_ACEITA',
        'Esta operação não guarda chaves de idempotência. Envie sem o cabeçalho Idempotency-Key; se a resposta se perder, leia antes de repetir.',
      ),
  ],
  [
    'if-match',
    () =>
      refuseField(
        'versao',
        'VERSAO_NAO_ACEITA',
        'Esta operação não confere a versão do que foi lido. Envie sem o cabeçalho If-Match.',
      ),
  ],
];

/**
 * Refuses an `Idempotency-Key` and an `If-Match` at every described route that may change something and does not say that it takes them: what was only ignored
 * would be done twice, or over what somebody else has said. To be registered before the routes. Answers `CHAVE_NAO_ACEITA` and `VERSAO_NAO_ACEITA`.
 */
export const reliedOn = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    const { schema, method } = route;
    if (!schema || [method].flat().every((name) => READS.has(name))) return;
    const refused = RELIED_ON.filter(([header]) => !takes(schema, header));
    route.preValidation = [
      ...[route.preValidation ?? []].flat(),
      async ({ headers }) => {
        for (const [header, refusal] of refused) if (headers[header] !== undefined) throw refusal();
      },
    ];
  });
});

function takes({ headers }: FastifySchema, header: string): boolean {
  return headers instanceof z.ZodObject && header in headers.shape;
}
