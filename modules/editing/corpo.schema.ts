import { z } from 'zod';
import { descricaoEscrita, escritosDe, type CampoDescrito, type Campos } from './campo.ts';
import { COM_VERSAO } from './versao.schema.ts';

/**
 * Body of a REST call that writes a row: the fields of its table, each left for the service to check, the version that was read, and the
 * row's own id, which a copy of the row carries and the address already says. Any other field is refused.
 */
export function corpoDe<Shape extends Campos>(table: z.ZodObject<Shape>) {
  return z.strictObject({
    ...Object.fromEntries(escritosDe(table).map((campo) => [campo.nome, z.unknown().optional().meta(escrito(campo))])),
    id: z.unknown().optional().describe('Ignorado: vale o do endereço.'),
    ...COM_VERSAO,
  });
}

// What OpenAPI tells of a field whose input the service reads: numbers and days as people write them are taken too.
function escrito(campo: CampoDescrito) {
  const { especie, valores, minimo, maximo, tamanho } = campo;
  const type = { texto: 'string', data: 'string', escolha: 'string', numero: 'number', inteiro: 'integer', sinal: 'boolean' }[
    especie
  ];
  return {
    description: descricaoEscrita(campo),
    type: [type, 'null'],
    ...(valores && { enum: [...Object.values(valores), null] }),
    ...(minimo !== undefined && { minimum: minimo }),
    ...(maximo !== undefined && { maximum: maximo }),
    ...(tamanho !== undefined && { maxLength: tamanho }),
  };
}

/** What the description of the interface says of a new row that has a position. */
export const DO_CADASTRO =
  'Sem ordem, vale 0: antes das linhas de posição maior. Para entrar no fim da lista, mande a maior posição mais um. Com a mesma Idempotency-Key, responde o que já cadastrou.';
