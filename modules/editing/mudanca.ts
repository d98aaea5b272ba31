import { escreverDia } from './dia.ts';
import { escreverNumero, escreverReais } from './numero.ts';

/** One field of a row, before and after, as JSON writes it. */
export interface Mudanca {
  campo: string;
  de: unknown;
  para: unknown;
}

/** A field before and after, as people read it; null is empty. */
export interface MudancaEscrita {
  campo: string;
  de: string | null;
  para: string | null;
}

/** The fields that differ between two pictures of a row. */
export function compararFotos(antes: Record<string, unknown>, depois: Record<string, unknown>): Mudanca[] {
  return [...new Set([...Object.keys(antes), ...Object.keys(depois)])]
    .map((campo) => ({ campo, de: antes[campo] ?? null, para: depois[campo] ?? null }))
    .filter(({ de, para }) => JSON.stringify(de) !== JSON.stringify(para));
}

/** Writes a change out: amounts with their two places, days the Brazilian way. */
export function escreverMudanca({ campo, de, para }: Mudanca): MudancaEscrita {
  return { campo, de: texto(campo, de), para: texto(campo, para) };
}

function texto(campo: string, dado: unknown): string | null {
  if (dado === null || dado === undefined || dado === '') return null;
  if (typeof dado === 'boolean') return dado ? 'Sim' : 'Não';
  if (typeof dado === 'number') return campo.startsWith('valor') ? escreverReais(dado) : escreverNumero(dado);
  if (typeof dado === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(dado) ? escreverDia(dado) : dado;
  return JSON.stringify(dado);
}
