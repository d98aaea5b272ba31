import { z } from 'zod';
import { nomeDoTipo, type PlanoTipo } from '../../../modules/catalogue/plano.ts';
import { dia } from '../../../modules/editing/filtro.ts';

const MAIOR_PAGINA = 1_000_000;
const MAIOR_BUSCA = 200;

/** One of these words, or nothing. */
export const oneOf = <const Nome extends string>(nomes: readonly Nome[]) => z.enum(nomes).optional().catch(undefined);

/** Any word, or nothing. */
export const word = () => z.string().max(MAIOR_BUSCA).optional().catch(undefined);

/** A day, `YYYY-MM-DD`, or nothing. */
export const aDay = () => dia().optional().catch(undefined);

/** Number of a page, counted from 1, or nothing. */
export const pageNumber = () => z.coerce.number().int().min(1).max(MAIOR_PAGINA).optional().catch(undefined);

/** What the address of every list may say: page, words that are looked for, and order. */
export const listAddress = (ordens: readonly string[]) =>
  z.object({
    pagina: pageNumber(),
    busca: z
      .string()
      .transform((texto) => texto.slice(0, MAIOR_BUSCA))
      .optional()
      .catch(undefined),
    ordenar: oneOf(ordens),
    desc: oneOf(['1']),
  });

type ListAddress = z.output<ReturnType<typeof listAddress>>;

/** What a list is asked for, from its address. */
export function listQuery({ pagina: numero = 1, busca, ordenar, desc }: ListAddress) {
  return { pagina: numero, busca, ordenar, decrescente: desc === '1' };
}

/** What an address says, by names: as it is written, and as it is read again. */
export function writeAddress(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [nome, dado] of Object.entries(search)) if (dado !== undefined && dado !== '') query.set(nome, String(dado));
  return query.size > 0 ? `?${query}` : '';
}

/** Where all rows of the list that is shown can be had as CSV: the filters that the list took, by their names in REST. */
export function exportAddress(recurso: string, filtros: Readonly<Record<string, unknown>>): string {
  return `/api/${recurso}/exportar${writeAddress(filtros)}`;
}

/** A part of a filter, as REST writes it. */
export interface FilterField {
  campo: string;
  valor: string;
}

/** What narrows a list, part by part, as REST writes it. */
export function filterFields(filtros: Readonly<Record<string, unknown>>): FilterField[] {
  return Object.entries(filtros).flatMap(([campo, dado]) =>
    dado === undefined || dado === '' ? [] : [{ campo, valor: String(dado) }],
  );
}

/** How the address of a list says what was kept of it by `filterFields`. */
export function readFilter(campos: readonly FilterField[]): Readonly<Record<string, string>> {
  const said = campos.map(({ campo, valor }) => {
    if (campo === 'planoTipo') return [campo, nomeDoTipo(valor as PlanoTipo)] as const;
    return [campo, valor === 'true' || valor === 'false' ? valor === 'true' : valor] as const;
  });
  return writeFilter(Object.fromEntries(said));
}

/** What addresses call a filter, where that is not its name. */
const NOS_ENDERECOS: Readonly<Record<string, string | undefined>> = {
  porConferir: 'conferir',
  porLiberar: 'liberar',
  aCobrar: 'cobrar',
  testeAcabou: 'teste',
  aAcertar: 'acertar',
  aDevolver: 'devolver',
};

/** How the address of a list says what the server narrows it by. */
export function writeFilter(filtro: Readonly<Record<string, string | boolean>>): Readonly<Record<string, string>> {
  const said = Object.entries(filtro).map(([nome, dado]) => [
    NOS_ENDERECOS[nome] ?? nome,
    typeof dado === 'string' ? dado : dado ? 'sim' : 'nao',
  ]);
  return Object.fromEntries(said) as Record<string, string>;
}
