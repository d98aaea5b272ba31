import { businessDay } from '../../platform/calendar.ts';

/** What has days says this of itself (D53). */
export type Situacao = 'No ar' | 'Agendado' | 'Encerrado' | 'Desligado';

interface Periodo {
  ativo: boolean;
  /** Days in São Paulo, `YYYY-MM-DD`, inclusive; none leaves that side open. */
  dataInicio?: string | null | undefined;
  dataFim?: string | null | undefined;
}

/** Where something with days stands at an instant: switched off, still to come, over, or on air (D3). */
export function situacaoNoPeriodo({ ativo, dataInicio, dataFim }: Periodo, agora: Date): Situacao {
  if (!ativo) return 'Desligado';
  const hoje = businessDay(agora);
  if (dataInicio && hoje < dataInicio) return 'Agendado';
  return dataFim && dataFim < hoje ? 'Encerrado' : 'No ar';
}
