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
  /** Set where its picture is not stored any more: nothing can be shown with it. */
  semImagem: boolean;
  /** Says so in the form; comes with the history, so that no screen carries it before. */
  Restored: typeof Restored;
}

/** Where a row stands among the others says nothing, and putting it back there would move them. */
const PLACE = 'ordem';

/** Asks what a row said after a change. @throws Refusal */
export async function askVersion(alteracao: string, fields: readonly Field[]): Promise<Versao> {
  const { em, usuario, valores: guardados } = (await ask(VersaoDaLinhaDocument, { alteracao })).versaoDaLinha;
  const ditos = guardados.filter(({ campo }) => campo !== PLACE);
  const doFormulario = ditos.flatMap(({ campo, dado }) => {
    const field = fields.find(({ nome }) => nome === campo);
    return field ? [[campo, asTyped(field, dado as FormValues[string])] as const] : [];
  });
  const semImagem = await isPictureGone(doFormulario, fields);
  const valores = Object.fromEntries(doFormulario.filter(([campo]) => !(semImagem && kindOf(campo, fields) === 'imagem')));
  return { em, usuario, valores, faltam: doFormulario.length < ditos.length, semImagem, Restored };
}

function kindOf(campo: string, fields: readonly Field[]): Field['kind'] | undefined {
  return fields.find(({ nome }) => nome === campo)?.kind;
}

/** Whether what a version showed went with the last row that showed it. */
async function isPictureGone(
  valores: readonly (readonly [campo: string, dado: FormValues[string]])[],
  fields: readonly Field[],
): Promise<boolean> {
  for (const [campo, dado] of valores) {
    const field = fields.find(({ nome }) => nome === campo);
    if (field?.kind !== 'imagem' || dado === null) continue;
    // Browsers keep pictures for good. Where nothing can be asked, the form says it when it is saved.
    const answer = await fetch(`${field.base}/${String(dado)}`, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.status === 404) return true;
  }
  return false;
}

/** A stored value as rows are answered: GraphQL has names for what a list's table calls its values, and texts for keys. */
function asTyped({ kind, valores = {} }: Field, dado: FormValues[string]): FormValues[string] {
  if (kind === 'procura' && dado !== null) return String(dado);
  return Object.keys(valores).find((nome) => valores[nome] === dado) ?? dado;
}
