import { z } from 'zod';
import { unknownField, UNKNOWN_TOLD } from './nearestName.ts';

// Importing this file makes zod speak Brazilian Portuguese, on the server and in the browser (its own `pt` is European and speaks to developers).
// A field's schema may still say it better; this is what is said where it does not.

const TYPES: Readonly<Record<string, string>> = {
  string: 'Deve ser um texto.',
  number: 'Deve ser um número.',
  int: 'Deve ser um número inteiro.',
  boolean: 'Deve ser verdadeiro ou falso.',
  array: 'Deve ser uma lista.',
  object: 'Deve ser um objeto com campos.',
  record: 'Deve ser um objeto com campos.',
  date: 'Deve ser uma data.',
};
const FORMATS: Readonly<Record<string, string>> = {
  email: 'Formato de e-mail inválido.',
  url: 'Endereço inválido.',
  date: 'Data inválida. Use AAAA-MM-DD.',
  datetime: 'Data e hora inválidas.',
};
const MISSING = 'Campo obrigatório.';
const WRONG = 'Valor inválido.';

/** A sentence for what zod has found. Several unknown fields have one sentence each, a line apart. */
function sentenceFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return MISSING;
      return TYPES[issue.expected] ?? WRONG;
    case 'invalid_union':
      return issue.input === undefined || issue.input === null ? MISSING : WRONG;
    case 'too_big':
      return limit(issue.origin, issue.maximum, 'no máximo');
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return MISSING;
      return limit(issue.origin, issue.minimum, 'no mínimo');
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Formato inválido.';
    case 'invalid_value':
      return `Use um destes: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, UNKNOWN_TOLD)
        .map((key) => unknownField(key, knownNames(issue.inst)))
        .join('\n');
    default:
      return WRONG;
  }
}

function limit(origin: string, bound: number | bigint, which: 'no máximo' | 'no mínimo'): string {
  if (origin === 'string') return `Use ${which} ${bound} caracteres.`;
  return origin === 'array' ? `Envie ${which} ${bound} itens.` : `Informe ${which} ${bound}.`;
}

/** Fields of the object schema that has refused a key. */
function knownNames(schema: unknown): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The refusal of a text that is too long, with how long it may be. */
export const textoLongo = (max: number) => `Texto longo demais: use no máximo ${max.toLocaleString('pt-BR')} caracteres.`;

/** What `max` says of a text that is too long; no later rule looks at it, so that none costs more than its limit allows. */
export const LONGO = {
  error: ({ maximum }: { maximum?: number | bigint }) => textoLongo(Number(maximum)),
  abort: true,
} as const;

z.config({ localeError: sentenceFor });
