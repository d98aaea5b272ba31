import { escreverDia } from '../../modules/editing/dia.ts';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const instant = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' });
const time = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' });
const weekday = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', weekday: 'long' });

/** "R$ 1.234,50", which no line breaks in two. */
export function reais(valor: number): string {
  return money.format(valor);
}

/** "31/12/2026" of `2026-12-31`; "-" when empty (section 2.4). */
export function dia(data: string | null | undefined): string {
  return data ? escreverDia(data) : '-';
}

/** "26/11" of `2026-11-26`. */
export function diaCurto(data: string): string {
  return dia(data).slice(0, 5);
}

/** "Quinta-feira, 26/11" of `2026-11-26`. */
export function diaDaSemana(data: string): string {
  const nome = weekday.format(new Date(`${data}T12:00:00Z`));
  return `${nome.charAt(0).toUpperCase()}${nome.slice(1)}, ${diaCurto(data)}`;
}

const month = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** "dezembro de 2026" of `2026-12`. */
export function nomeDoMes(mes: string): string {
  return month.format(new Date(`${mes}-15T12:00:00Z`));
}

/** "10:54" in São Paulo, of an instant in ISO 8601. */
export function hora(iso: string): string {
  return time.format(new Date(iso));
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

const ago = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' });
const AGES = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "há 3 dias": how long ago an instant in ISO 8601 was, in whole days, hours or minutes. */
export function haQuanto(iso: string, agora = new Date()): string {
  const passed = Math.max(0, agora.getTime() - new Date(iso).getTime());
  const [unit, length] = AGES.find(([, size]) => passed >= size) ?? AGES[2];
  return passed < 60_000 ? 'agora' : ago.format(-Math.floor(passed / length), unit);
}
