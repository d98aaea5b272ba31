import type { EditedRow } from './rows.service.ts';

/** What every row that staff handle has. */
export interface HandledRow extends EditedRow {
  criadaEm: Date;
  status: string;
  statusPor: string | null;
  statusEm: Date | null;
  responsavel: string | null;
}
