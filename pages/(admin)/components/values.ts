import { escreverDia, lerDia } from '../../../modules/editing/dia.ts';
import { escreverNumero, escreverReais, lerNumero } from '../../../modules/editing/numero.ts';
import type { Field, Option, FormValues } from './formTable.ts';

/** What stands in the widgets of a form: text as it was typed, and ticks. */
export type Typed = Record<string, string | boolean>;

/** What was read of a form, and what could not be. */
interface Reading {
  valores: FormValues;
  /** Sentence by the field's name. */
  erros: Readonly<Record<string, string>>;
}

/** A text that was typed to search a list, and is none of it. */
const UNKNOWN = '?';

/** What a searched list holds of a text: the option of that name, or the text itself, which `readForm` refuses. */
export function findOption(opcoes: readonly Option[], texto: string): string {
  const named = opcoes.filter(({ rotulo }) => rotulo.toLowerCase() === texto.trim().toLowerCase());
  return named.length === 1 ? named[0]!.valor : texto.trim() && UNKNOWN + texto;
}

/** Whether what a searched list holds is none of its options. */
export function isUnknown(typed: string): boolean {
  return typed.startsWith(UNKNOWN);
}

/** What the widgets of a form begin with: a row, or what a new one takes. */
export function writeForm(fields: readonly Field[], inicial: FormValues | null): Typed {
  return Object.fromEntries(
    fields.map((field) => {
      const valor = (inicial ? inicial[field.nome] : undefined) ?? field.padrao ?? null;
      return [field.nome, field.kind === 'sinal' ? Boolean(valor) : escreverValor(field, valor, inicial ?? {})];
    }),
  );
}

/** Reads what was typed: what is empty or set aside is null, numbers and days are read the Brazilian way. */
export function readForm(fields: readonly Field[], typed: Typed): Reading {
  const valores: FormValues = {};
  const erros: Record<string, string> = {};
  // What a number counts may be said by any other field.
  for (const field of fields.toSorted((a, b) => Number(a.kind === 'numero') - Number(b.kind === 'numero'))) {
    const lido = readField(field, typed[field.nome] ?? '', valores);
    valores[field.nome] = 'erro' in lido ? null : lido.valor;
    if ('erro' in lido) erros[field.nome] = lido.erro;
  }
  for (const { nome, quando } of fields) {
    if (quando?.(valores) === false) {
      valores[nome] = null;
      delete erros[nome];
    }
  }
  return { valores, erros };
}

function readField(field: Field, typed: string | boolean, others: FormValues): { valor: FormValues[string] } | { erro: string } {
  if (typeof typed === 'boolean') return { valor: typed };
  const { kind } = field;
  const texto = typed.trim();
  if (kind === 'numero') {
    const lido = lerNumero(texto, field.unidade(others), field.inteiro);
    return 'erro' in lido ? lido : { valor: lido.numero };
  }
  if (kind === 'data') {
    const lido = lerDia(texto);
    return 'erro' in lido ? lido : { valor: lido.dia };
  }
  if (kind === 'procura' && isUnknown(texto)) {
    return { erro: `“${texto.slice(UNKNOWN.length).trim()}” não está na lista. Escolha uma das opções.` };
  }
  return { valor: texto === '' ? null : texto };
}

/** What differs between two readings of a form. */
export function differences(antes: FormValues, depois: FormValues): FormValues {
  return Object.fromEntries(Object.entries(depois).filter(([nome, valor]) => valor !== antes[nome]));
}

/** A value as its field writes it: `15,90`, `31/12/2026`. */
function escreverValor(field: Field, valor: FormValues[string] | undefined, valores: FormValues): string {
  if (valor === null || valor === undefined || valor === '') return '';
  if (field.kind === 'numero') {
    return field.unidade(valores) === 'reais' ? escreverReais(Number(valor)) : escreverNumero(Number(valor));
  }
  return field.kind === 'data' ? escreverDia(String(valor)) : String(valor);
}

/** A value as people call it: the word of an option, Sim or Não, otherwise what its field writes. */
export function sayValue(field: Field, valor: FormValues[string] | undefined, valores: FormValues): string {
  if (field.kind === 'sinal') return valor ? (field.palavras?.[0] ?? 'Sim') : (field.palavras?.[1] ?? 'Não');
  if ('opcoes' in field && valor !== null && valor !== undefined) {
    return field.opcoes.find((opcao) => opcao.valor === String(valor))?.rotulo ?? field.sumida ?? outsideList(String(valor));
  }
  return escreverValor(field, valor, valores) || 'vazio';
}

/** What a list says of the row's own value when it does not have it (any more). */
export function outsideList(valor: string): string {
  return `${valor} (não está mais na lista)`;
}

/** What of a form is said, field by field, without what says nothing. @param valores all of it, from which a number knows what it counts */
export function inWords(fields: readonly Field[], ditos: FormValues, valores: FormValues): [rotulo: string, valor: string][] {
  return fields
    .filter(({ nome }) => nome in ditos && ditos[nome] !== null)
    .map((field): [string, string] => [field.rotulo, sayValue(field, ditos[field.nome], valores)]);
}
