import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray, type ResolverData } from 'type-graphql';
import { naoAutenticado } from '../modules/admin/sessao.service.ts';
import { ABERTURA, MODULES } from '../modules/index.ts';
import type { GraphQLContext } from '../modules/services.ts';

const RESOLVERS = MODULES.flatMap(({ resolvers = [] }) => resolvers) as unknown as NonEmptyArray<Function>;

/** Assembles the executable schema from the resolvers of all modules. */
export function createSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: RESOLVERS,
    authChecker: ({ context: { access }, info }: ResolverData<GraphQLContext>) => {
      if (access === null) throw naoAutenticado();
      // What is behind a field that a key opens is opened with it.
      const isRoot = info.path.prev === undefined;
      if (access.escopos && isRoot) ABERTURA.exigir(access.escopos, `${info.parentType.name}.${info.fieldName}`);
      return true;
    },
    // zod validates at the services' entrance, for both doors alike.
    validate: false,
  });
}
