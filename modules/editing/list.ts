import { z } from 'zod';
import { opcional, textoProcurado } from './filtro.ts';

/** What staff ask of a list; a page is counted from 1. */
export interface ListQuery {
  pagina: number;
  busca?: string | undefined;
  /** Column to sort by; one that the list does not know is refused. */
  ordenar?: string | undefined;
  decrescente?: boolean | undefined;
}

/** A page that can be asked for. */
const pagina = z.int().min(1).max(1_000_000);

/** What may be asked of a list that sorts by these columns. */
export const listQuerySchema = (ordens: readonly string[]) =>
  z.object({ pagina, busca: textoProcurado(), ordenar: z.enum(ordens).nullish(), decrescente: opcional(z.boolean()) });

/** What may be asked of a list that cannot be sorted. */
export const pageSchema = z.object({ pagina });

/** One page of a list, and how many rows there are in all. */
export interface ListPage<Item> {
  itens: Item[];
  total: number;
}
