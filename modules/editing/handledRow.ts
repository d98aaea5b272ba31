/** What every row that staff handle has. */
export interface HandledRow {
  id: number;
  versao: number;
  criadaEm: Date;
  status: string;
  statusPor: string | null;
  statusEm: Date | null;
  /** Why it has that status; where no reasons are said, no row has one. */
  motivo?: string | null;
  responsavel: string | null;
}
