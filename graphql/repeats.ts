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

const ACTS = ROOTS[OperationTypeNode.MUTATION];

/**
 * What is to be said of a document that asks for a field of the root more than twice, or does more than one thing, under whatever names and in whatever
 * fragments; null of any other. It needs no schema, so that it is told before the rules of validation run: they compare each of these fields with each.
 */
export function refusedRepeats({ definitions }: DocumentNode): string | null {
  const asked = new Map<string, number>();
  const acts = new Map<string, number>();
  for (const definition of definitions) {
    const type =
      definition.kind === Kind.OPERATION_DEFINITION
        ? ROOTS[definition.operation]
        : definition.kind === Kind.FRAGMENT_DEFINITION
          ? definition.typeCondition.name.value
          : null;
    if (type !== null && 'selectionSet' in definition) count(definition.selectionSet, type, type === ACTS ? acts : asked);
  }
  const [name] = [...asked].find(([, times]) => times > MAX_REPEATS) ?? [];
  if (name !== undefined) return `Peça ${name} no máximo ${MAX_REPEATS} vezes num documento, e o resto em outro.`;
  const done = [...acts.values()].reduce((sum, times) => sum + times, 0);
  return done > MAX_ACTS ? 'Peça uma só mutation por documento: de uma recusa não se saberia o que as outras fizeram.' : null;
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
