/** What a file says it is, and the only version there is. */
export const FORMATO = 'catalogo';
export const VERSAO_DO_FORMATO = 1;

/** Tables of a file, in the order in which they are taken: what others refer to comes first. */
export const NOMES_DAS_TABELAS = ['planos', 'destaques', 'depoimentos', 'cupons', 'banners', 'bannersIcp'] as const;
export type NomeDaTabela = (typeof NOMES_DAS_TABELAS)[number];

/** What people call each table. */
export const TITULOS: Readonly<Record<NomeDaTabela, string>> = {
  planos: 'Planos',
  destaques: 'Destaques Home',
  depoimentos: 'Depoimentos',
  cupons: 'Cupons',
  banners: 'Banners',
  bannersIcp: 'Banners ICP',
};

/** A row of a file, with its fields as they were written. */
export interface LinhaLida {
  /** Where it stands, for whoever has to mend it: "planos, linha 5". */
  onde: string;
  /** What the shop called the row when the file was made; null where the file does not say. */
  chave: string | null;
  campos: Record<string, unknown>;
}

/** What was read of a file. */
export interface Catalogo {
  tabelas: Partial<Record<NomeDaTabela, LinhaLida[]>>;
  /** Pictures by folder and name: `banner/florada.webp`. */
  imagens: ReadonlyMap<string, Buffer>;
  erros: ErroDoArquivo[];
}

/** What is wrong with a file, in a Portuguese sentence; `campo` is empty where it is no field. */
export interface ErroDoArquivo {
  onde: string;
  campo: string;
  mensagem: string;
}

/** Errors of a file that are told; whoever mends these is told of the rest. */
const MAIS_ERROS = 100;

/** As many errors as somebody reads, and how many more there are. */
export function primeirosErros(erros: readonly ErroDoArquivo[]): ErroDoArquivo[] {
  const resto = erros.length - MAIS_ERROS;
  if (resto <= 0) return [...erros];
  return [
    ...erros.slice(0, MAIS_ERROS),
    { onde: 'arquivo', campo: '', mensagem: `E mais ${resto}. Corrija estes e envie de novo.` },
  ];
}

/** Prefix of what stands for a plan that has been deleted, of which only the number is known. */
const EXCLUIDO = 'excluído #';

/** What a file says of a plan that a row refers to and that is gone. */
export function planoExcluido(id: number): string {
  return EXCLUIDO + id;
}

/**
 * What each row is called in a file: its own name or, where several have the same, that with a number. The same rows in the same order have the same
 * names in every shop.
 */
export function chavesDe<Row extends { id: number }>(linhas: readonly Row[], nomear: (linha: Row) => string): Map<string, Row> {
  const chaves = new Map<string, Row>();
  for (const linha of linhas.toSorted((a, b) => a.id - b.id)) {
    const nome = nomear(linha);
    let chave = nome;
    for (let n = 2; chaves.has(chave); n++) chave = `${nome} #${n}`;
    chaves.set(chave, linha);
  }
  return chaves;
}
