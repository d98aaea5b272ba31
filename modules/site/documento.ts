/** Addresses of the policies and contracts (section 2). */
export const ROTAS_DE_DOCUMENTO = [
  '/politica-de-uso',
  '/politica-de-spam',
  '/politica-de-lgpd',
  '/contrato-de-hospedagem',
  '/contrato-de-vps-dedicado',
  '/contrato-administrativo-vps-dedicado',
] as const;

export type RotaDeDocumento = (typeof ROTAS_DE_DOCUMENTO)[number];

/** Whether a path shows a policy or a contract. */
export function ehRotaDeDocumento(path: string): path is RotaDeDocumento {
  return (ROTAS_DE_DOCUMENTO as readonly string[]).includes(path);
}

/** A run of words; marked up, or a link. */
interface Trecho {
  texto: string;
  marca?: 'strong' | 'em';
  link?: string;
}

export type Texto = string | readonly Trecho[];

/** A numbered clause, with an optional list under it. */
export type Clausula = Texto | { texto: Texto; itens: readonly Texto[]; ordenada?: boolean };

interface Secao {
  titulo: string;
  clausulas: readonly Clausula[];
}

/** A policy or a contract. Sections and clauses are numbered by their position. */
export interface Documento {
  titulo: string;
  /** Of the search result. */
  descricao: string;
  /** What the reader needs to know in two sentences. */
  resumo: Texto;
  /** Day from which this text holds, `YYYY-MM-DD`. */
  versao: string;
  secoes: readonly Secao[];
}

/** "5 anos" or "18 meses". */
export function prazo(meses: number): string {
  if (meses % 12 !== 0) return meses === 1 ? '1 mês' : `${meses} meses`;
  return meses === 12 ? '1 ano' : `${meses / 12} anos`;
}
