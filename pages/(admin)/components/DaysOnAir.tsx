import type { Dias } from '../../../modules/calendar/calendario.ts';

interface DaysOnAirProps {
  /** First and last day that are drawn. */
  dias: Dias;
  hoje: string;
  linha: {
    dataInicio: string | null;
    dataFim: string | null;
    /** Whether it is, or would be, on air on these days. */
    counts: boolean;
  };
}

/** The days of a month on which something is on air, as a bar. What it says stands beside it in words. */
export function DaysOnAir({ dias, hoje, linha: { dataInicio, dataFim, counts } }: DaysOnAirProps) {
  const length = numberOf(dias.ate);
  const from = dataInicio === null || dataInicio < dias.de ? 0 : numberOf(dataInicio) - 1;
  const until = dataFim === null || dataFim > dias.ate ? length : numberOf(dataFim);
  const today = dias.de <= hoje && hoje <= dias.ate ? numberOf(hoje) - 1 : null;
  return (
    <svg aria-hidden viewBox={`0 0 ${length} 1`} preserveAspectRatio="none">
      {today !== null && <rect className="calendar__today" x={today} width={1} height={1} />}
      <rect
        className={counts ? 'calendar__bar' : 'calendar__bar calendar__bar--off'}
        x={from}
        y={0.2}
        width={until - from}
        height={0.6}
      />
    </svg>
  );
}

/** The numbers of some of the days, over the bars. */
export function DaysHead({ dias }: Pick<DaysOnAirProps, 'dias'>) {
  const length = numberOf(dias.ate);
  return (
    <span className="calendar__head" aria-hidden>
      {Array.from({ length }, (_, i) => (
        <span key={i}>{(i + 1) % 5 === 0 || i === 0 ? i + 1 : ''}</span>
      ))}
    </span>
  );
}

const numberOf = (dia: string) => Number(dia.slice(8));
