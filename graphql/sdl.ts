import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { GraphQLObjectType, GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { z } from 'zod';
import { ABERTURA, MODULES } from '../modules/index.ts';

const PUBLIC: ReadonlySet<string> = new Set(MODULES.flatMap(({ isPublic = [] }) => isPublic));

/** What stands above the schema, for whoever writes a program against it (CommonMark). */
const DESCRIPTION = `O que programas podem pedir em /graphql: o que é de todos, e o que uma chave de acesso abre, com o escopo de que cada operação precisa. O resto da administração é para pessoas, e não está aqui.

Pedidos vão por POST, em JSON: query, e se houver variables e operationName. A chave vai em Authorization: Bearer loja_….
Recusas vêm em errors, com status 200: a frase em message, e em extensions erro (código estável, os mesmos da API REST), code e campos. Variáveis de outro tipo e documentos errados são 400; chave que não vale, 401; limite, 429 com Retry-After.
Um documento tem no máximo 16.384 caracteres, 1.000 palavras, 5 apelidos e 7 níveis, e pede cada campo de Query ou Mutation no máximo duas vezes. Não há subscription: a loja avisa por webhooks.`;

/** The part of the schema that strangers and machines' keys may use, with what it leads to (D33). */
function publicSchema(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()].map((root) => root && shown(root));
  // Types that nothing leads to any more are not among those that a schema of these roots has.
  return lexicographicSortSchema(new GraphQLSchema({ description: DESCRIPTION, query, mutation }));
}

/** A type of the root with the fields that are not for people alone, each with the scopes that open it. */
function shown(root: GraphQLObjectType): GraphQLObjectType {
  const config = root.toConfig();
  const fields = Object.entries(config.fields).flatMap(([name, field]) => {
    const operation = `${root.name}.${name}`;
    const scopes = ABERTURA.escoposDe(operation);
    if (!PUBLIC.has(operation) && scopes.length === 0) return [];
    const key = scopes.length > 0 && `Chave de acesso: escopo ${scopes.map((scope) => `\`${scope}\``).join(' ou ')}.`;
    return [[name, { ...field, description: [field.description, key].filter(Boolean).join(' ') }] as const];
  });
  return new GraphQLObjectType({ ...config, fields: Object.fromEntries(fields) });
}

/** Serves that part as SDL, also where introspection is off. */
export const sdl: FastifyPluginAsyncZod<{ schema: GraphQLSchema }> = async (app, { schema }) => {
  const text = `${printSchema(publicSchema(schema))}\n`;
  app.get(
    '/api/schema.graphql',
    {
      config: { kept: [] },
      schema: {
        tags: ['GraphQL'],
        operationId: 'lerEsquemaGraphQL',
        summary: 'O esquema GraphQL, para programas',
        description:
          'A linguagem de esquemas do GraphQL (SDL), com descrições: o que é de todos em /graphql, e o que chaves de acesso abrem. O mesmo para todos.',
        produces: ['text/plain'],
        response: { 200: z.string().describe('O esquema (SDL), em UTF-8.') },
      },
    },
    async (_request, reply) => reply.type('text/plain; charset=utf-8').serializer(String).send(text),
  );
};
