import type { z } from 'zod';
import { ordensDe, type Campos } from './campo.ts';

/** All that is said of a status: a new one is a row of such a table, and nothing else. */
export interface StatusDescrito {
  rotulo: string;
  /** Set on the one in which a row comes in: nobody has taken it up yet, and the first screen counts it as waiting. */
  chegada?: true;
  /** Set while staff are not done with a row: what it needs is not deleted unasked. */
  aberto?: true;
  /** Set where what has it counts in no sum. */
  semEfeito?: true;
  /** Set where staff cannot give it. */
  soDoCliente?: true;
  /** How it looks in a list: what has not been seen stands out, what is over steps back. */
  tom?: 'novo' | 'passado';
}

/** Statuses by their names, in the order in which people choose from them. */
export type TabelaDeStatus<Nome extends string = string> = Readonly<Record<Nome, StatusDescrito>>;

/** The names as an enum: what GraphQL lists and the database stores. */
export function nomesDosStatus<Nome extends string>(table: TabelaDeStatus<Nome>): { readonly [Um in Nome]: Um } {
  return Object.fromEntries(Object.keys(table).map((nome) => [nome, nome])) as { [Um in Nome]: Um };
}

/** The names of those of which something is said. */
export function statusQue<Nome extends string>(table: TabelaDeStatus<Nome>, marca: keyof StatusDescrito): Nome[] {
  return (Object.keys(table) as Nome[]).filter((nome) => table[nome][marca]);
}

/** The one in which a row comes in, and waits until somebody takes it up. */
export function statusDeChegada<Nome extends string>(table: TabelaDeStatus<Nome>): Nome {
  return statusQue(table, 'chegada')[0]!;
}

/** A column of such a table, or one that every row with a status has. */
export type HandledSort<Table extends z.ZodObject<Campos>> = keyof z.output<Table> | 'criadaEm' | 'status';

/** Columns by which lists of rows that have a status can be sorted. */
export function handledSorts(schema: z.ZodObject<Campos>): string[] {
  return [...ordensDe(schema), 'criadaEm', 'status'];
}
