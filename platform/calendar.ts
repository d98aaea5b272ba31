/** The shop's business days are those of São Paulo, whatever the machine's time zone (D3). */
const TIME_ZONE = 'America/Sao_Paulo';

// Swedish writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** Day of an instant in São Paulo, as `YYYY-MM-DD`. */
export function businessDay(instant: Date): string {
  return isoDay.format(instant);
}
