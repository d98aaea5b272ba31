/** One of a list to choose from. */
export interface Opcao {
  valor: string;
  rotulo: string;
}

interface Base {
  /** Name in the GraphQL input. */
  nome: string;
  rotulo: string;
  ajuda?: string;
  obrigatorio?: boolean;
  /** In a new row. */
  padrao?: string | number | boolean;
}

/** A field of a form of the staff. */
export type Campo =
  | (Base & { tipo: 'texto' | 'area' | 'data' })
  | (Base & { tipo: 'numero'; passo?: string })
  /** A tick, or a choice between the two words. */
  | (Base & { tipo: 'sinal'; palavras?: readonly [sim: string, nao: string] })
  /** `vazio` is shown when nothing is chosen; only with `opcional` can it be chosen again. */
  | (Base & { tipo: 'escolha'; opcoes: readonly Opcao[]; vazio: string; opcional?: boolean })
  | (Base & { tipo: 'imagem'; pasta: 'BANNER' | 'BANNER_ICP'; base: string });

/** What a form says, by the names of its fields. */
export type Valores = Record<string, string | number | boolean | null>;

/** Reads a form: what is empty is null, numbers are numbers. */
export function lerValores(campos: readonly Campo[], form: HTMLFormElement): Valores {
  const dados = new FormData(form);
  return Object.fromEntries(campos.map((campo) => [campo.nome, lerValor(campo, dados.get(campo.nome))]));
}

function lerValor(campo: Campo, dado: FormDataEntryValue | null): Valores[string] {
  const texto = typeof dado === 'string' ? dado.trim() : '';
  if (campo.tipo === 'sinal') return campo.palavras ? texto === 'sim' : dado !== null;
  if (texto === '') return null;
  return campo.tipo === 'numero' ? Number(texto.replace(',', '.')) : texto;
}
