import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** How often one document may ask for a field of the root: lists cost by their rows, which no count of words knows. */
const MAX_REPEATS = 2;

/** Rule of validation: a document asks for each field of the root twice at most, under whatever names. */
export function maxRepeatsRule(context: ValidationContext): ASTVisitor {
  const roots = [context.getSchema().getQueryType(), context.getSchema().getMutationType()];
  const asked = new Map<string, number>();
  return {
    Field({ name: { value: name } }) {
      const parent = context.getParentType();
      if (!roots.some((root) => root === parent)) return;
      const times = (asked.get(name) ?? 0) + 1;
      asked.set(name, times);
      if (times === MAX_REPEATS + 1)
        context.reportError(new GraphQLError(`Peça ${name} no máximo ${MAX_REPEATS} vezes num documento, e o resto em outro.`));
    },
  };
}
