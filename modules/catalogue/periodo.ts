/** Months paid at once. */
export type Periodo = 1 | 6 | 12 | 24;

/** The three options of a family, in the order of `desconto1`, `desconto2` and `desconto3` (section 9, period options). */
export type Periodos = readonly [Periodo, Periodo, Periodo];

export const PERIODOS_LONGOS: Periodos = [1, 12, 24];
export const PERIODOS_CURTOS: Periodos = [1, 6, 12];

const ROTULOS: Readonly<Record<Periodo, string>> = { 1: 'Mensal', 6: 'Semestral', 12: 'Anual', 24: 'Bianual' };

/** Label of a period: Mensal, Semestral, Anual or Bianual. */
export function rotuloPeriodo(periodo: Periodo): string {
  return ROTULOS[periodo];
}

/** "1 mês" or "12 meses". */
export function meses(periodo: Periodo): string {
  return periodo === 1 ? '1 mês' : `${periodo} meses`;
}

/** Reads the `periodo` query: anything but an allowed value of the page is ignored (section 5, D7). */
export function lerPeriodo(query: string | undefined, periodos: Periodos, padrao: Periodo): Periodo {
  return periodos.find((periodo) => String(periodo) === query) ?? padrao;
}

/** Months of any family's periods; a plan's own family says which of them it has. */
export const MESES: ReadonlySet<number> = new Set([1, 6, 12, 24]);
