import { Kind, OperationTypeNode, type DocumentNode, type SelectionSetNode } from 'graphql';

/** How often one document may ask for a field of the root: lists cost by their rows, which no count of words knows. */
const MAX_REPEATS = 2;

/** The types of the root, as type-graphql names them. */
const ROOTS: Readonly<Record<OperationTypeNode, string>> = {
  [OperationTypeNode.QUERY]: 'Query',
  [OperationTypeNode.MUTATION]: 'Mutation',
  [OperationTypeNode.SUBSCRIPTION]: 'Subscription',
};

/**
 * What is to be said of a document that asks for a field of the root more than twice, under whatever names and in whatever fragments; null of
 * any other. It needs no schema, so that it is told before the rules of validation run: they compare each of these fields with each.
 */
export function refusedRepeats({ definitions }: DocumentNode): string | null {
  const asked = new Map<string, number>();
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) count(definition.selectionSet, ROOTS[definition.operation], asked);
    if (definition.kind === Kind.FRAGMENT_DEFINITION) count(definition.selectionSet, definition.typeCondition.name.value, asked);
  }
  const [name] = [...asked].find(([, times]) => times > MAX_REPEATS) ?? [];
  return name === undefined ? null : `Peça ${name} no máximo ${MAX_REPEATS} vezes num documento, e o resto em outro.`;
}

/** Counts the fields of a selection on a type of the root; no field leads back to one. */
function count({ selections }: SelectionSetNode, type: string, asked: Map<string, number>): void {
  if (!Object.values(ROOTS).includes(type)) return;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) asked.set(selection.name.value, (asked.get(selection.name.value) ?? 0) + 1);
    if (selection.kind === Kind.INLINE_FRAGMENT)
      count(selection.selectionSet, selection.typeCondition?.name.value ?? type, asked);
  }
}
