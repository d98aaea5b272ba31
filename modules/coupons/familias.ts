import { FAMILIAS, familiaDoTipo, type FamiliaTipo } from '../catalogue/familia.ts';
import { ehPlanoTipo, type PlanoTipoNome } from '../catalogue/plano.ts';

/** Reads names of families that stand in one text, and answers each once, in the order of the menus; and the first that there is none of. */
export function lerFamilias(texto: string): { familias: FamiliaTipo[]; desconhecida?: string } {
  const nomes = texto.split(/\s+/).filter((nome) => nome !== '');
  const desconhecida = nomes.find((nome) => !FAMILIAS.some(({ tipo }) => tipo === nome));
  return { familias: FAMILIAS.map(({ tipo }) => tipo).filter((tipo) => nomes.includes(tipo)), desconhecida };
}

/** The families that a coupon is good for, as it is stored; none where it is good for all. */
export function familiasDe({ familias }: { familias: string | null }): FamiliaTipo[] {
  return familias === null ? [] : lerFamilias(familias).familias;
}

/** Why a coupon of some families cannot be used for a plan of a type, or null when it can; one of none is good for all. */
export function recusarFamilia(familias: readonly FamiliaTipo[], tipo: PlanoTipoNome): string | null {
  if (familias.length === 0 || familias.includes(familiaDoTipo(tipo).tipo)) return null;
  const nomes = FAMILIAS.filter((familia) => familias.includes(familia.tipo)).map(({ nome }) => nome);
  return `Cupom válido apenas para ${new Intl.ListFormat('pt-BR').format(nomes)}.`;
}

/** Whether one of some families has a plan of one of these types. */
export function temAlgumaDe(familias: readonly FamiliaTipo[], tipos: readonly string[]): boolean {
  return tipos.some((tipo) => ehPlanoTipo(tipo) && recusarFamilia(familias, tipo) === null);
}
