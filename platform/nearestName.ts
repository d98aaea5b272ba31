/** The known name that a misspelt one most likely means, or null when none is near. */
export function nearestName(word: string, names: readonly string[]): string | null {
  const near = names
    .map((name) => ({ name, distance: edits(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.floor(word.length * 0.4) + 1)
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.name ?? null;
}

/** Unknown names that are told of at once: whoever sends thousands has not mistyped them, and to compare each would take the processor. */
export const UNKNOWN_TOLD = 10;

/** Sentence about a field that a door does not know. */
export function unknownField(word: string, names: readonly string[]): string {
  const near = word.length > 60 ? null : nearestName(word, names);
  const meant = near ? ` Você quis dizer ${near}?` : '';
  return `Campo desconhecido: ${word.slice(0, 60)}.${meant}`;
}

/** Letters to put in, leave out, replace or exchange with their neighbour until one word is the other (optimal string alignment). */
function edits(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let fewest = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        fewest = Math.min(fewest, before[column - 2]! + 1);
      current.push(fewest);
    }
    [before, above] = [above, current];
  }
  return above[to.length]!;
}
