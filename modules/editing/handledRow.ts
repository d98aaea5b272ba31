/** What every row that staff handle has. */
export interface HandledRow {
  id: number;
  versao: number;
  criadaEm: Date;
  status: string;
  statusPor: string | null;
  statusEm: Date | null;
  responsavel: string | null;
}
