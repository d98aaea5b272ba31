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

/** Has the address say what the page shows: where it says another period, or none while the page shows another than its own (`proprio`). */
export function settlePeriod(periodo: Periodo, proprio: Periodo): void {
  const said = new URLSearchParams(window.location.search).get(NAME);
  if (said === null ? periodo !== proprio : said !== String(periodo)) writePeriod(periodo);
}
