import type { FieldError, Resolver } from 'react-hook-form';
import type { Field, FormTable, FormValues } from './formTable.ts';
import { differences, readForm, writeForm, type Typed } from './values.ts';

/**
 * Checks what is typed by the table of fields itself, whose sentences the server says too. Over a row that was read, what was wrong before
 * and is not touched is let be, as the server lets it be (D39): it has the last word.
 */
export function checkRow({ tabela, fields }: FormTable, inicial: FormValues | null): Resolver<Typed, unknown, FormValues> {
  const wrong = (valores: FormValues) =>
    (tabela.safeParse(asStored(fields, { ...inicial, ...valores })).error?.issues ?? []).map(({ path, message }) => ({
      nome: String(path[0]),
      message,
    }));
  return (typed) => {
    const { valores, erros } = readForm(fields, typed);
    const opened = readForm(fields, writeForm(fields, inicial)).valores;
    const changed = inicial ? differences(opened, valores) : valores;
    const before = new Set(inicial ? wrong(opened).map(({ nome, message }) => `${nome}: ${message}`) : []);
    const errors: Record<string, FieldError> = {};
    for (const { nome, message } of wrong(valores)) {
      const told = nome in changed || !before.has(`${nome}: ${message}`);
      if (told && fields.some((field) => field.nome === nome)) errors[nome] ??= { type: 'validate', message };
    }
    // What could not be read at all says so, and not that it is missing.
    for (const [nome, message] of Object.entries(erros)) errors[nome] = { type: 'validate', message };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: valores, errors: {} };
  };
}

/** A list's values as the table calls them; GraphQL has names for them. */
function asStored(fields: readonly Field[], valores: FormValues): FormValues {
  const named = fields.flatMap(({ nome, valores: names }) => {
    const valor = valores[nome];
    return names && typeof valor === 'string' ? [[nome, names[valor] ?? valor]] : [];
  });
  return { ...valores, ...Object.fromEntries(named) };
}
