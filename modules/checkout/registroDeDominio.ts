import { formatarReais } from '../catalogue/preco.ts';

/** What a domain costs a year, in reais, beside the plan, by its ending (section 9.4). */
const POR_ANO = [
  ['.com', 75],
  ['.net', 75],
  ['.com.br', 40],
] as const;

/** All of it, in a sentence. */
export const PRECOS_DO_REGISTRO = `Registro por ano: ${POR_ANO.map(([fim, valor]) => `${fim} ${formatarReais(valor)}`).join('; ')}.`;

/** What registering this domain costs a year, in reais; null where the shop names no price. */
export function registroPorAno(dominio: string): number | null {
  return POR_ANO.find(([fim]) => dominio.endsWith(fim))?.[1] ?? null;
}
