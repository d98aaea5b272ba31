import Fastify, { type FastifyInstance } from 'fastify';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerApollo } from '../graphql/apollo.ts';
import { DomainError, ERROR_KINDS, type ErrorKind } from './errors.ts';
import { failures } from './http/failures.ts';

const KINDS = Object.keys(ERROR_KINDS) as ErrorKind[];
const fields = [{ campo: 'nome', mensagem: 'Campo obrigatório.' }];

/** Both doors over a service that does nothing but fail. */
function fail(kind: string | undefined): never {
  if (kind === 'bug') throw new Error('select * from segredo');
  throw new DomainError(kind as ErrorKind, 'CODIGO', 'Uma frase clara.', { fields });
}

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(failures);
  app.get('/api/falha/:kind', (request) => fail((request.params as { kind: string }).kind));
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { falha: { type: GraphQLString, args: { kind: { type: GraphQLString } }, resolve: (_root, { kind }) => fail(kind) } },
  });
  await registerApollo(app, {
    schema: new GraphQLSchema({ query }),
    createContext: () => ({}) as never,
    accessControl: { identify: async () => null } as never,
    sandbox: false,
    adminPath: '/ipe',
  });
});
afterAll(() => app.close());

const graphql = async (kind: string) =>
  (await app.inject({ method: 'POST', url: '/graphql', payload: { query: `{ falha(kind: "${kind}") }` } })).json();

describe('an expected failure', () => {
  it.each(KINDS)('of kind %s says the same through both doors', async (kind) => {
    const { status, graphqlCode, title } = ERROR_KINDS[kind];
    const response = await app.inject(`/api/falha/${kind}`);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toEqual({
      type: 'about:blank',
      title,
      status,
      detail: 'Uma frase clara.',
      codigo: 'CODIGO',
      campos: fields,
    });
    const { errors } = await graphql(kind);
    expect(errors[0]).toMatchObject({
      message: 'Uma frase clara.',
      extensions: { code: graphqlCode, erro: 'CODIGO', campos: fields },
    });
  });
});

describe('a bug', () => {
  it('is shown as a plain sentence, without its details, through both doors', async () => {
    const response = await app.inject('/api/falha/bug');
    expect(response.statusCode).toBe(500);
    expect(response.json().detail).toMatch(/^Não foi possível/);
    expect(response.body).not.toContain('segredo');
    const answer = await graphql('bug');
    expect(answer.errors[0]).toMatchObject({
      message: expect.stringMatching(/^Não foi possível/),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    expect(JSON.stringify(answer)).not.toContain('segredo');
  });
});
