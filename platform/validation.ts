import type { z } from 'zod';
import './portuguese.ts';
import { DomainError, type FieldError } from './errors.ts';
import { UNKNOWN_TOLD } from './nearestName.ts';

/** What a schema makes of an input. @throws `DADOS_INVALIDOS` with a message per field */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(input);
  if (!error) return data;
  throw invalidInput(fieldErrors(error.issues));
}

/** The refusal of an input by its wrong fields; the first speaks for all. */
export function invalidInput(fields: readonly FieldError[]): DomainError {
  return new DomainError('invalid', 'DADOS_INVALIDOS', fields[0]?.mensagem ?? 'Confira os dados.', { fields });
}

/** The refusal of one field. */
export function refuseField(campo: string, code: string, mensagem: string): DomainError {
  return new DomainError('invalid', code, mensagem, { fields: [{ campo, mensagem }] });
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
  /** Names that the schema does not know, when that is the matter. */
  keys?: unknown;
}

/** One error a field; an unknown field is named as it was written, the first of many only. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.flatMap(({ path, message, keys }) => {
    if (!Array.isArray(keys)) return [{ campo: path.join('.'), mensagem: message }];
    const sentences = message.split('\n');
    return keys
      .slice(0, UNKNOWN_TOLD)
      .map((key, i) => ({ campo: [...path, String(key).slice(0, 60)].join('.'), mensagem: sentences[i] ?? message }));
  });
}
