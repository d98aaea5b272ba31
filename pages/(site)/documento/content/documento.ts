import type { Brand } from '../../../../platform/brand.ts';

/** A numbered clause, with an optional list under it. */
export type Clausula = string | { texto: string; itens: readonly string[] };

interface Secao {
  titulo: string;
  clausulas: readonly Clausula[];
}

/** A policy or a contract. Sections and clauses are numbered by their position. */
interface Documento {
  titulo: string;
  /** Of the search result. */
  descricao: string;
  /** What the reader needs to know in two sentences. */
  resumo: string;
  /** Day from which this text holds, `YYYY-MM-DD`. */
  versao: string;
  secoes: readonly Secao[];
}

/** Texts depend on the brand only through its names and addresses. */
export type EscreverDocumento = (marca: Brand) => Documento;
