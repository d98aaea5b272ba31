import { escreverDia, lerDia } from '../../../modules/editing/dia.ts';
import { escreverNumero, escreverReais, lerNumero } from '../../../modules/editing/numero.ts';

/** One of a list to choose from. */
export interface Opcao {
  valor: string;
  rotulo: string;
  /** Heading under which it stands. */
  grupo?: string;
}

interface Base {
  /** Name in the GraphQL input. */
  nome: string;
  rotulo: string;
  ajuda?: string;
  obrigatorio?: boolean;
  /** In a new row. */
  padrao?: string | number | boolean;
  /** Whether the field counts, from what is typed in the others; one that does not is set aside, and says nothing. */
  quando?: (valores: Valores) => boolean;
  /** What stands in the place of a field that is set aside. */
  senao?: string;
}

/** A field of a form of the staff. */
export type Campo =
  | (Base & { tipo: 'texto' | 'area' | 'data' })
  /**
   * From what is typed in the others: `dinheiro` is shown with two places; a great change of it, or of a `porcentagem` off a price, is
   * asked about.
   */
  | (Base & { tipo: 'numero'; dinheiro?: (valores: Valores) => boolean; porcentagem?: (valores: Valores) => boolean })
  /** A tick, or a choice between the two words. */
  | (Base & { tipo: 'sinal'; palavras?: readonly [sim: string, nao: string] })
  /** `vazio` is shown when nothing is chosen; only with `opcional` can it be chosen again. `sumida` names a value that the list lacks. */
  | (Base & { tipo: 'escolha'; opcoes: readonly Opcao[]; vazio: string; opcional?: boolean; sumida?: string })
  | (Base & { tipo: 'imagem'; pasta: 'BANNER' | 'BANNER_ICP'; base: string });

/** What a form says, by the names of its fields. */
export type Valores = Record<string, string | number | boolean | null>;

/** What was read of a form, and what could not be. */
export interface Leitura {
  valores: Valores;
  /** Sentence by the field's name. */
  erros: Readonly<Record<string, string>>;
}

/** Reads a form: what is empty is null, numbers and days are read the Brazilian way. */
export function lerFormulario(campos: readonly Campo[], form: HTMLFormElement): Leitura {
  const dados = new FormData(form);
  const valores: Valores = {};
  const erros: Record<string, string> = {};
  for (const campo of campos) {
    const lido = lerCampo(campo, dados.get(campo.nome));
    valores[campo.nome] = 'erro' in lido ? null : lido.valor;
    if ('erro' in lido) erros[campo.nome] = lido.erro;
  }
  return { valores, erros };
}

function lerCampo(campo: Campo, dado: FormDataEntryValue | null): { valor: Valores[string] } | { erro: string } {
  const texto = typeof dado === 'string' ? dado.trim() : '';
  if (campo.tipo === 'sinal') return { valor: campo.palavras ? texto === 'sim' : dado !== null };
  if (campo.tipo === 'numero') {
    const lido = lerNumero(texto);
    return 'erro' in lido ? lido : { valor: lido.numero };
  }
  if (campo.tipo === 'data') {
    const lido = lerDia(texto);
    return 'erro' in lido ? lido : { valor: lido.dia };
  }
  return { valor: texto === '' ? null : texto };
}

/** What differs between two readings of a form. */
export function diferencas(antes: Valores, depois: Valores): Valores {
  return Object.fromEntries(Object.entries(depois).filter(([nome, valor]) => valor !== antes[nome]));
}

/** A value as its field writes it: `15,90`, `31/12/2026`. */
export function escreverValor(campo: Campo, valor: Valores[string] | undefined, valores: Valores): string {
  if (valor === null || valor === undefined || valor === '') return '';
  if (campo.tipo === 'numero') return campo.dinheiro?.(valores) ? escreverReais(Number(valor)) : escreverNumero(Number(valor));
  return campo.tipo === 'data' ? escreverDia(String(valor)) : String(valor);
}

/** A value as people call it: the word of an option, Sim or Não, otherwise what its field writes. */
export function dizerValor(campo: Campo, valor: Valores[string] | undefined, valores: Valores): string {
  if (campo.tipo === 'sinal') return valor ? (campo.palavras?.[0] ?? 'Sim') : (campo.palavras?.[1] ?? 'Não');
  if (campo.tipo === 'escolha' && valor !== null && valor !== undefined) {
    return campo.opcoes.find((opcao) => opcao.valor === String(valor))?.rotulo ?? campo.sumida ?? foraDaLista(String(valor));
  }
  return escreverValor(campo, valor, valores) || 'vazio';
}

/** What a list says of the row's own value when it does not have it (any more). */
export function foraDaLista(valor: string): string {
  return `${valor} (não está mais na lista)`;
}
