import { z } from 'zod';
import { lerTabela, publicosDe, type CampoDescrito, type Campos, type Guardado, type Publico } from './campo.ts';

type Resposta<Shape extends Campos, Nome extends keyof Shape> = z.ZodObject<{
  [Campo in Nome]: z.ZodType<z.output<Shape[Campo]>, z.output<Shape[Campo]>>;
}>;

/** An instant as it is answered (ISO 8601). That is said, not looked at. */
export const INSTANTE = z.string().meta({ format: 'date-time' });

/** What everyone may read of a row, as REST answers it. */
export function respostaPublica<Shape extends Campos>(table: z.ZodObject<Shape>): Resposta<Shape, Publico<Shape>> {
  return responder(publicosDe(table)) as never;
}

/** A whole row, its key with it, as REST answers it; versions are the staff's. */
export function respostaDaLinha<Shape extends Campos>(table: z.ZodObject<Shape>) {
  const id = z.int().describe('Identificador.');
  return z.object({ id }).extend((responder(lerTabela(table)) as Resposta<Shape, keyof Shape>).shape);
}

/** Of a stored row, what everyone may read, and its key. */
export function paraTodos<Shape extends Campos>(
  table: z.ZodObject<Shape>,
  row: Guardado<Shape> & { id: number },
): Guardado<Shape, Publico<Shape>> & { id: number } {
  const publicos = publicosDe(table);
  return Object.fromEntries([['id', row.id], ...publicos.map(({ nome }) => [nome, row[nome]])]) as never;
}

// By kind alone: a stored row is answered as it is, also where it was stored under other limits.
function responder(campos: readonly CampoDescrito[]) {
  return z.object(Object.fromEntries(campos.map((campo) => [campo.nome, guardado(campo).describe(campo.descricao)])));
}

function guardado({ especie, nulo, valores = {} }: CampoDescrito): z.ZodType {
  const schema = especie === 'escolha' ? z.enum(valores) : SIMPLES[especie]();
  return nulo ? schema.nullable() : schema;
}

const SIMPLES = { texto: z.string, data: z.string, numero: z.number, inteiro: z.int, sinal: z.boolean } as const;
