import { isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { createSchema } from './schema.ts';

it('every type, field and argument is described', () => {
  const types = Object.values(createSchema().getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
  const bare: string[] = [];
  for (const type of types.filter(isObjectType)) {
    if (!type.description && !['Query', 'Mutation'].includes(type.name)) bare.push(type.name);
    for (const field of Object.values(type.getFields())) {
      if (!field.description) bare.push(`${type.name}.${field.name}`);
      for (const argument of field.args) if (!argument.description) bare.push(`${type.name}.${field.name}.${argument.name}`);
    }
  }
  expect(types.length).toBeGreaterThan(3);
  expect(bare).toEqual([]);
});
