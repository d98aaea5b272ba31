import { GraphQLScalarType } from 'graphql';

/** What a field of a row holds, as it is stored: it is only ever answered. */
export const DadoScalar = new GraphQLScalarType({
  name: 'Dado',
  description: 'O que um campo guarda: texto, número, sim ou não.',
});
