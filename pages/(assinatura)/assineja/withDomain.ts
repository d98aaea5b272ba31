import { linhaDoDominio, type LinhaDoRecibo } from '../../../modules/checkout/recibo.ts';
import type { TipoDominio } from '../../../modules/checkout/tipoDominio.ts';

/** The lines of the total, and after them the domain, which is charged apart. */
export function withDomain(linhas: readonly LinhaDoRecibo[], tipo: string, dominio: string): LinhaDoRecibo[] {
  const apart = linhaDoDominio(tipo as TipoDominio, dominio);
  return apart ? [...linhas, apart] : [...linhas];
}
