import { PlanoTipo, type PlanoTipoNome, type PlanoTipoPromocional } from '../catalogue/plano.ts';

type FamiliaTipo = Exclude<PlanoTipoNome, PlanoTipoPromocional>;

const NOMES = Object.keys(PlanoTipo).filter((nome): nome is FamiliaTipo => !nome.startsWith('PROMOCIONAL'));

/** Reads names of families that stand in one text, and answers each once, in one order; and the first that there is none of. */
export function lerFamilias(texto: string): { familias: FamiliaTipo[]; desconhecida?: string } {
  const ditas = texto.split(/\s+/).filter((nome) => nome !== '');
  const desconhecida = ditas.find((dita) => !NOMES.some((nome) => nome === dita));
  return { familias: NOMES.filter((nome) => ditas.includes(nome)), desconhecida };
}

/** Names of the families that a coupon is good for, as it is stored, also of one that there is no more; none where it is good for all. */
export function familiasDe({ familias }: { familias: string | null }): string[] {
  return familias === null ? [] : familias.split(' ');
}
