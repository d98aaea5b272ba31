/** The shop's business days are those of São Paulo, whatever the machine's time zone (D3). */
export const TIME_ZONE = 'America/Sao_Paulo';

// Swedish writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** Day of an instant in São Paulo, as `YYYY-MM-DD`. */
export function businessDay(instant: Date): string {
  return isoDay.format(instant);
}

const DAY_MS = 86_400_000;

/** The day before a day, both as `YYYY-MM-DD`. */
export function dayBefore(day: string): string {
  return daysFrom(day, -1);
}

/** The day after a day, both as `YYYY-MM-DD`. */
export function dayAfter(day: string): string {
  return daysFrom(day, 1);
}

function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

const MINUTE_MS = 60_000;

/** First millisecond of an instant's day in São Paulo, and of the next. */
export function businessDayBounds(instant: Date): { from: number; until: number } {
  const day = businessDay(instant);
  const isSameDay = (time: number) => businessDay(new Date(time)) === day;
  // Offsets change by whole minutes; an hour too far is walked back.
  const edge = (step: number) => {
    let time = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
    while (isSameDay(time + step * 60 * MINUTE_MS)) time += step * 60 * MINUTE_MS;
    while (isSameDay(time + step * MINUTE_MS)) time += step * MINUTE_MS;
    return time;
  };
  return { from: edge(-1), until: edge(1) + MINUTE_MS };
}
