import type { z } from 'zod';
import { DomainError } from './errors.ts';

/** What a schema makes of an input. @throws `DADOS_INVALIDOS` with a message per field */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(input);
  if (!error) return data;
  const fields = error.issues.map(({ path, message }) => ({ campo: path.join('.'), mensagem: message }));
  throw new DomainError('invalid', 'DADOS_INVALIDOS', fields[0]?.mensagem ?? 'Confira os dados.', { fields });
}
