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

/** How long what visitors sent and staff did is kept, in words ("5 anos"). */
interface PrazosEmPalavras {
  assinaturas: string;
  mensagens: string;
  alteracoes: string;
  entradas: string;
}

/** Texts depend on the brand through its names and addresses, and on the terms after which data are deleted. */
export type EscreverDocumento = (marca: Brand, prazos: PrazosEmPalavras) => Documento;

/** "5 anos" or "18 meses". */
export function prazo(meses: number): string {
  if (meses % 12 !== 0) return meses === 1 ? '1 mês' : `${meses} meses`;
  return meses === 12 ? '1 ano' : `${meses / 12} anos`;
}
