import { dayBefore } from '../../platform/calendar.ts';
import { situacaoNoPeriodo, type Situacao } from '../editing/situacao.ts';

/** A price with days of its own, beside the plan's: it counts from the first to the last, both included, in São Paulo; without a last one from the first on. */
export interface PrecoAgendado {
  /** Day, `YYYY-MM-DD`; null where nothing is scheduled. */
  agendadoInicio: string | null;
  agendadoFim: string | null;
  /** Reais a month; null where the plan's stays. */
  agendadoValor: number | null;
  /** Percent; null where the plan's stays, 0 for none. */
  agendadoDesconto1: number | null;
  agendadoDesconto2: number | null;
  agendadoDesconto3: number | null;
  /** Whether its card carries the seal meanwhile; what has one of its own keeps it. */
  agendadoPromocional: boolean;
}

/** What of a plan a scheduled price stands for. */
export interface Precos {
  valor: number;
  desconto1: number | null;
  desconto2: number | null;
  desconto3: number | null;
  promocional: boolean;
}

/** A plan as it is sold on a day. */
export type DoDia<Plano> = Plano & {
  /** Last day, `YYYY-MM-DD`, on which it costs this; null where no end is known. */
  precoAte?: string | null;
};

/** The fields of a plan for which no price is scheduled. */
export const NADA_AGENDADO: PrecoAgendado = {
  agendadoInicio: null,
  agendadoFim: null,
  agendadoValor: null,
  agendadoDesconto1: null,
  agendadoDesconto2: null,
  agendadoDesconto3: null,
  agendadoPromocional: false,
};

/** The days of a scheduled price. */
type Dias = Pick<PrecoAgendado, 'agendadoInicio' | 'agendadoFim'>;

/** Where the scheduled price of a plan stands at an instant; null where none is scheduled. */
export function situacaoDoPreco({ agendadoInicio, agendadoFim }: Dias, agora: Date): Situacao | null {
  if (agendadoInicio === null) return null;
  return situacaoNoPeriodo({ ativo: true, dataInicio: agendadoInicio, dataFim: agendadoFim }, agora);
}

/** What a plan costs a month at an instant, in reais, without a discount. */
export function valorDoDia(plano: Dias & Pick<PrecoAgendado, 'agendadoValor'> & { valor: number }, agora: Date): number {
  return situacaoDoPreco(plano, agora) === 'No ar' ? (plano.agendadoValor ?? plano.valor) : plano.valor;
}

/** Whether the scheduled price has taken the place of the plan's for good: it is in force, and has no last day. */
export function valeSemFim(plano: Dias, agora: Date): boolean {
  return plano.agendadoFim === null && situacaoDoPreco(plano, agora) === 'No ar';
}

/** What a plan costs while its scheduled price is in force, as if that was its own. */
export function precosAssumidos(plano: Precos & PrecoAgendado): Precos {
  return {
    valor: plano.agendadoValor ?? plano.valor,
    desconto1: plano.agendadoDesconto1 ?? plano.desconto1,
    desconto2: plano.agendadoDesconto2 ?? plano.desconto2,
    desconto3: plano.agendadoDesconto3 ?? plano.desconto3,
    promocional: plano.promocional || plano.agendadoPromocional,
  };
}

/** A plan with what it costs at an instant in the place of what it costs otherwise. What is still to come is nobody's but the staff's, and is taken out. */
export function comPrecoDoDia<Plano extends Precos & PrecoAgendado>(plano: Plano, agora: Date): DoDia<Plano> {
  const situacao = situacaoDoPreco(plano, agora);
  if (situacao === null) return plano;
  if (situacao === 'Agendado') return { ...plano, ...NADA_AGENDADO, precoAte: dayBefore(plano.agendadoInicio!) };
  if (situacao === 'Encerrado') return { ...plano, ...NADA_AGENDADO, precoAte: null };
  return { ...plano, ...NADA_AGENDADO, ...precosAssumidos(plano), precoAte: plano.agendadoFim };
}
