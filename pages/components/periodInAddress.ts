import type { Periodo } from '../../modules/catalogue/periodo.ts';

const NAME = 'periodo';

/** Writes the chosen period into the page's address without a history entry, so that reload, back and a shared link keep it. */
export function writePeriod(periodo: Periodo): void {
  const url = new URL(window.location.href);
  url.searchParams.set(NAME, String(periodo));
  window.history.replaceState(window.history.state, '', url);
}

/** Whether the page's address says this period. */
export function saysPeriod(periodo: Periodo): boolean {
  return new URLSearchParams(window.location.search).get(NAME) === String(periodo);
}
