import type { PainelQuery } from '../../../graphql/generated/admin/graphql.ts';

/** A day of the dashboard, with the plan types that it is made of. */
export type DaySum = PainelQuery['painelAdmin']['porDia'][number];

/** One layer of the stacked days. */
export interface Layer {
  /** Which it is of those that the style sheet draws apart. */
  id: string;
  rotulo: string;
  /** Plan types that it is made of, as sums call them; null for all that have none of their own. */
  tipo: string | null;
}

/** So many plan types can be told apart in bars as narrow as a day. */
const OWN_LAYERS = 5;

/**
 * The layers of all days: the plan types with most orders, from the ground up, and one of all others where there are more.
 * @param tipos sums of all days, the most frequent first
 */
export function layersOf(tipos: readonly { chave: string }[], nome: (tipo: string) => string): Layer[] {
  // One that is left over is named rather than called another.
  const own = tipos.length === OWN_LAYERS + 1 ? tipos : tipos.slice(0, OWN_LAYERS);
  const layers: Layer[] = own.map(({ chave }, i) => ({ id: `layer-${i}`, rotulo: nome(chave), tipo: chave }));
  if (own.length < tipos.length) layers.push({ id: `layer-${OWN_LAYERS}`, rotulo: 'Outras', tipo: null });
  return layers;
}

/** Orders of a day in each layer, by the layer's id. */
export function inLayers({ porPlanoTipo }: DaySum, layers: readonly Layer[]): Record<string, number> {
  const counts = Object.fromEntries(layers.map(({ id }) => [id, 0]));
  for (const { chave, quantidade } of porPlanoTipo) {
    const { id } = layers.find(({ tipo }) => tipo === chave) ?? layers.at(-1)!;
    counts[id]! += quantidade;
  }
  return counts;
}
