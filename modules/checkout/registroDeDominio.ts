import { formatarReais } from '../catalogue/preco.ts';

/** What a domain costs a year, in reais, beside the plan, by its ending (section 9.4). */
export const POR_ANO = [
  ['.com', 75],
  ['.net', 75],
  ['.com.br', 40],
] as const;

/** All of it, in a sentence. */
export const PRECOS_DO_REGISTRO = `Registro por ano: ${POR_ANO.map(([fim, valor]) => `${fim} ${formatarReais(valor)}`).join('; ')}.`;

/** The ending of this domain with what its registration costs a year, in reais; null where the shop names no price. */
export function registroDe(dominio: string): { fim: string; valor: number } | null {
  const preco = POR_ANO.find(([fim]) => dominio.endsWith(fim) && dominio.length > fim.length);
  return preco ? { fim: preco[0], valor: preco[1] } : null;
}

/** What registering this domain costs a year, in reais; null where the shop names no price. */
export function registroPorAno(dominio: string): number | null {
  return registroDe(dominio)?.valor ?? null;
}
