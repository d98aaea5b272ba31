import { z } from 'zod';
import { COM_VERSAO } from './versao.schema.ts';

/**
 * Body of a REST call that writes a row: the fields of its schema, each left for the service to check, the version that was read, and the
 * row's own id, which a copy of the row carries and the address already says. Any other field is refused.
 */
export function corpoDe(campos: { shape: Record<string, unknown> }) {
  return z.strictObject({
    ...(Object.fromEntries(Object.keys(campos.shape).map((nome) => [nome, z.unknown().optional()])) as Record<
      string,
      z.ZodOptional<z.ZodUnknown>
    >),
    id: z.unknown().optional().describe('Ignorado: vale o do endereço.'),
    ...COM_VERSAO,
  });
}
