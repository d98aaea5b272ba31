import { lerTabela, unidadeDe } from './campo.ts';
import type { Unidade } from './numero.ts';
import type { Tabela } from './tabela.ts';

/** One field of a row, before and after, as JSON writes it. */
export interface Mudanca {
  campo: string;
  de?: unknown;
  para?: unknown;
  /** What its number counted, and counts, where the other fields of the row say so: they may be none that changed. */
  unidadeAntes?: Unidade | null;
  unidadeDepois?: Unidade | null;
}

type Foto = Readonly<Record<string, unknown>>;

/** The fields that differ between two pictures of a row; of a table, with what their numbers count where that depends on the row. */
export function compararFotos(antes: Foto, depois: Foto, table?: Tabela): Mudanca[] {
  const dependentes = table ? lerTabela(table).filter(({ unidade }) => typeof unidade === 'function') : [];
  return [...new Set([...Object.keys(antes), ...Object.keys(depois)])]
    .map((campo) => ({ campo, de: antes[campo] ?? null, para: depois[campo] ?? null }))
    .filter(({ de, para }) => JSON.stringify(de) !== JSON.stringify(para))
    .map((mudanca) => {
      const dependente = dependentes.find(({ nome }) => nome === mudanca.campo);
      if (!dependente) return mudanca;
      const [unidadeAntes, unidadeDepois] = [antes, depois].map((foto) => unidadeDe(dependente, foto) ?? null);
      return Object.assign(mudanca, { unidadeAntes, unidadeDepois });
    });
}
