import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';

/** A document that asks for one field of the schema's roots, with arguments that it accepts; a file is the variable `$arquivo`. */
export function operationOf(root: GraphQLObjectType, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.map((arg) => (takesFile(arg.type) ? `${arg.name}: $arquivo` : `${arg.name}: ${literal(arg.type)}`));
  const selection = isObjectType(getNamedType(type)) ? ' { __typename }' : '';
  const kind = root.name.toLowerCase();
  const head = args.some((arg) => takesFile(arg.type)) ? `${kind} ($arquivo: Upload!)` : kind;
  return `${head} { ${name}${given.length ? `(${given.join(', ')})` : ''}${selection} }`;
}

const takesFile = (type: GraphQLInputType) => getNamedType(type).name === 'Upload';

/** A literal that the schema accepts for a type. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return `[${literal(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${required.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
  }
  return { Boolean: 'true', String: '"texto"', DateTimeISO: '"2030-01-01T00:00:00Z"' }[type.name] ?? '1';
}
