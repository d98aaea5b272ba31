import { escreverDia } from '../../modules/editing/dia.ts';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const instant = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' });

/** "R$ 1.234,50", which no line breaks in two. */
export function reais(valor: number): string {
  return money.format(valor);
}

/** "31/12/2026" of `2026-12-31`; "-" when empty (section 2.4). */
export function dia(data: string | null | undefined): string {
  return data ? escreverDia(data) : '-';
}

/** Day and time in São Paulo of an instant in ISO 8601. */
export function instante(iso: string): string {
  return instant.format(new Date(iso));
}

/** "Sim" or "Não". */
export function simNao(sinal: boolean): string {
  return sinal ? 'Sim' : 'Não';
}

/** "1 mês" or "12 meses". */
export function meses(periodo: number): string {
  return periodo === 1 ? '1 mês' : `${periodo} meses`;
}
