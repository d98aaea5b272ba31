import fc from 'fast-check';
import type { InjectOptions } from 'fastify';

const WORDS = ['planos', 'plano', 'Query', 'Plano', 'id', 'x', '__typename', '__schema', 'on', 'salvarPlano', 'enviarMensagem'];
const word = fc.constantFrom(...WORDS);

/** What stands between the braces of a document, whether the schema has it or not. */
const { selection } = fc.letrec<{ selection: string }>((tie) => ({
  selection: fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: word },
        fc.tuple(word, word).map(([alias, name]) => `${alias}: ${name}`),
        fc.tuple(word, tie('selection')).map(([name, inner]) => `${name} ${inner}`),
        fc.tuple(word, word).map(([name, value]) => `${name}(id: ${value}) { id }`),
        word.map((name) => `${name}(id: $${name}) @include(if: true)`),
        word.map((name) => `...${name}`),
        fc.tuple(word, tie('selection')).map(([type, inner]) => `... on ${type} ${inner}`),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((parts) => `{ ${parts.join(' ')} }`),
}));

/** Every kind of definition that the language knows, those of schemas with them. */
const definition = fc.oneof(
  selection,
  fc
    .tuple(fc.constantFrom('query', 'mutation', 'subscription'), fc.option(word), selection)
    .map(([kind, name, inner]) => `${kind} ${name ?? ''} ${inner}`),
  fc.tuple(word, selection).map(([variable, inner]) => `query A($${variable}: ID = "1", $y: Nada) ${inner}`),
  fc.tuple(word, word, selection).map(([name, type, inner]) => `fragment ${name} on ${type} ${inner}`),
  fc.constantFrom(
    'type X { x: Int }',
    'extend type Query { x: Int }',
    'schema { subscription: X }',
    'scalar X',
    'directive @x on FIELD',
  ),
);

/** Documents of any kind, of one definition or several, and the operation that is meant. */
export const anyDocument: fc.Arbitrary<InjectOptions> = fc
  .record({ parts: fc.array(definition, { minLength: 1, maxLength: 3 }), operationName: fc.option(word) })
  .map(({ parts, operationName }) => ({ method: 'POST', url: '/graphql', payload: { query: parts.join(' '), operationName } }));
