import { writeFileSync } from 'node:fs';
import { isLeafType, isObjectType, getNamedType, lexicographicSortSchema, printSchema, type GraphQLObjectType } from 'graphql';
import { createSchema } from '../graphql/schema.ts';

const schema = lexicographicSortSchema(createSchema());

// The schema as integrators and codegen read it; `npm run check` fails when it is not current.
writeFileSync('graphql/generated/schema.graphql', `${printSchema(schema)}\n`);

// Every field of each row that staff can change: a form that was not given one of them would empty it.
const rows = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => ['id', 'versao'].every((name) => name in type.getFields()));
writeFileSync('graphql/generated/rows.graphql', rows.map(fragment).join('\n'));

function fragment(type: GraphQLObjectType): string {
  const names = Object.values(type.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
  return `fragment Linha${type.name} on ${type.name} {\n${names.map(({ name }) => `  ${name}\n`).join('')}}\n`;
}
