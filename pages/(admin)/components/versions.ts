import { VersaoDaLinhaDocument } from '../../../graphql/generated/admin/graphql.ts';
import { ask } from '../adminApi.ts';
import { Restored } from './Restored.tsx';
import type { Field, FormValues } from './formTable.ts';

/** What a row said after a change, as its form has it. */
export interface Versao {
  em: string;
  usuario: string;
  /** Of the fields that were changed since; the others say the same now. */
  valores: FormValues;
  /** Set where others of them are none that the form has. */
  faltam: boolean;
  /** Says so in the form; comes with the history, so that no screen carries it before. */
  Restored: typeof Restored;
}

/** Where a row stands among the others says nothing, and putting it back there would move them. */
const PLACE = 'ordem';

/** Asks what a row said after a change. @throws Refusal */
export async function askVersion(alteracao: string, fields: readonly Field[]): Promise<Versao> {
  const { em, usuario, valores } = (await ask(VersaoDaLinhaDocument, { alteracao })).versaoDaLinha;
  const ditos = valores.filter(({ campo }) => campo !== PLACE);
  const doFormulario = ditos.flatMap(({ campo, dado }) => {
    const field = fields.find(({ nome }) => nome === campo);
    return field ? [[campo, asTyped(field, dado as FormValues[string])] as const] : [];
  });
  return { em, usuario, valores: Object.fromEntries(doFormulario), faltam: doFormulario.length < ditos.length, Restored };
}

/** A stored value as rows are answered: GraphQL has names for what a list's table calls its values, and texts for keys. */
function asTyped({ kind, valores = {} }: Field, dado: FormValues[string]): FormValues[string] {
  if (kind === 'procura' && dado !== null) return String(dado);
  return Object.keys(valores).find((nome) => valores[nome] === dado) ?? dado;
}
