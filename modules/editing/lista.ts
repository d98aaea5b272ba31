/** Rows on a page of a list. */
export const POR_PAGINA = 50;

/** What staff ask of a list; a page is counted from 1. */
export interface Consulta {
  pagina: number;
  busca?: string | undefined;
  /** Column to sort by; one that the list does not know is ignored. */
  ordenar?: string | undefined;
  decrescente?: boolean | undefined;
}

/** One page of a list, and how many rows there are in all. */
export interface Pagina<Item> {
  itens: Item[];
  total: number;
}
