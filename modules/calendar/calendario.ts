import type { Situacao } from '../editing/situacao.ts';

/** What can be on air between two days, as people call it, in the order in which the calendar shows it. */
export const TIPOS = {
  preco: 'Preços agendados',
  destaque: 'Destaques Home',
  banner: 'Banners',
  bannericp: 'Banners ICP',
  cupom: 'Cupons',
  aviso: 'Avisos do site',
} as const;
export type TipoNoCalendario = keyof typeof TIPOS;

/** Something that begins or ends on a day. */
export interface NoCalendario {
  tipo: TipoNoCalendario;
  /** Id of its row. */
  linhaId: number;
  /** What its row is called. */
  rotulo: string;
  /** What it changes meanwhile, where its name does not say it. */
  detalhe: string | null;
  /** Days in São Paulo, `YYYY-MM-DD`, inclusive; null leaves that side open, and one of the two is there. */
  dataInicio: string | null;
  dataFim: string | null;
  /** Where it stands now, as the list of its rows says it. */
  situacao: Situacao | 'Fora de venda' | 'Sem plano à venda' | 'Esgotado';
}

/** Two days, `YYYY-MM-DD`, both included. */
export interface Dias {
  de: string;
  ate: string;
}

/** A month of a year, `YYYY-MM`. */
export const MES = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** First and last day of a month. @param mes `YYYY-MM` */
export function diasDoMes(mes: string): Dias {
  const [ano, numero] = mes.split('-').map(Number) as [number, number];
  // The day before the first of the next month; months count from 0 here.
  return { de: `${mes}-01`, ate: new Date(Date.UTC(ano, numero, 0)).toISOString().slice(0, 10) };
}

/** The month that is so many after another. @param mes `YYYY-MM` */
export function outroMes(mes: string, passo: number): string {
  const [ano, numero] = mes.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(ano, numero - 1 + passo, 1)).toISOString().slice(0, 7);
}
