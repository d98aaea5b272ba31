import { Kind, OperationTypeNode, type DocumentNode, type SelectionSetNode } from 'graphql';

/** How often one document may ask for a field of the root: lists cost by their rows, which no count of words knows. */
const MAX_REPEATS = 2;
/** One refusal answers null for the whole document: what else it had done, nobody would hear of. */
const MAX_ACTS = 1;

/** The types of the root, as type-graphql names them. */
const ROOTS: Readonly<Record<OperationTypeNode, string>> = {
  [OperationTypeNode.QUERY]: 'Query',
  [OperationTypeNode.MUTATION]: 'Mutation',
  [OperationTypeNode.SUBSCRIPTION]: 'Subscription',
};

/**
 * What is to be said of a document that asks for a field of the root more than twice, or does more than one thing, under whatever names and in whatever
 * fragments; null of any other. It needs no schema, so that it is told before the rules of validation run: they compare each of these fields with each.
 */
export function refusedRepeats({ definitions }: DocumentNode): string | null {
  const asked = new Map<string, number>();
  /** Fields of `Mutation` of each operation, of which one is done; what is in fragments counts for each. */
  const acts: number[] = [];
  let shared = 0;
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      const counted = count(definition.selectionSet, ROOTS[definition.operation], asked);
      if (definition.operation === OperationTypeNode.MUTATION) acts.push(counted);
    }
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      const type = definition.typeCondition.name.value;
      const counted = count(definition.selectionSet, type, asked);
      if (type === ROOTS[OperationTypeNode.MUTATION]) shared += counted;
    }
  }
  const [name] = [...asked].find(([, times]) => times > MAX_REPEATS) ?? [];
  if (name !== undefined) return `Peça ${name} no máximo ${MAX_REPEATS} vezes num documento, e o resto em outro.`;
  if (Math.max(0, ...acts) + shared <= MAX_ACTS) return null;
  return 'Peça uma só mutation por documento: de uma recusa não se saberia o que as outras fizeram.';
}

/** Counts the fields of a selection on a type of the root, and answers how many there are; no field leads back to one. */
function count({ selections }: SelectionSetNode, type: string, asked: Map<string, number>): number {
  if (!Object.values(ROOTS).includes(type)) return 0;
  let counted = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD && selection.name.value !== '__typename') {
      counted++;
      asked.set(selection.name.value, (asked.get(selection.name.value) ?? 0) + 1);
    }
    if (selection.kind === Kind.INLINE_FRAGMENT)
      counted += count(selection.selectionSet, selection.typeCondition?.name.value ?? type, asked);
  }
  return counted;
}
