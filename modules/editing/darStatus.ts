import type { Autor } from './autor.ts';
import type { HandledRow } from './handledRow.ts';

/** What is said of how a row stands: without a status it keeps its own, and so it does its reason where that is left out; null takes the reason away. */
interface StatusDito {
  status?: string | null | undefined;
  motivo?: string | null | undefined;
}

/** Of a table whose rows have a reason for the status that they have. */
export interface Motivada<Row> {
  opcoes: readonly string[];
  /** Writes the reason into a row that has its status already. @throws why it has none */
  dizer: (row: Row, motivo: string | null) => void;
}

/** Whether a row stands as is said. */
export function jaEsta(row: HandledRow, { status, motivo }: StatusDito): boolean {
  return (status == null || status === row.status) && (motivo === undefined || motivo === (row.motivo ?? null));
}

/** Gives a row a status, by whom and when, and the reason of it. @throws why it has none */
export function darStatus<Row extends HandledRow>(
  table: { motivada?: Motivada<Row> },
  row: Row,
  { status, motivo }: StatusDito,
  autor: Autor,
): void {
  if (status != null && status !== row.status) Object.assign(row, { status, statusPor: autor.usuario, statusEm: new Date() });
  if (motivo !== undefined) table.motivada?.dizer(row, motivo);
}
