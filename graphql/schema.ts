import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray, type ResolverData } from 'type-graphql';
import { naoAutenticado } from '../modules/admin/sessao.service.ts';
import { MODULES } from '../modules/index.ts';
import type { GraphQLContext } from '../modules/services.ts';

const RESOLVERS = MODULES.flatMap(({ resolvers = [] }) => resolvers) as unknown as NonEmptyArray<Function>;

/** Assembles the executable schema from the resolvers of all modules. */
export function createSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: RESOLVERS,
    authChecker: ({ context }: ResolverData<GraphQLContext>) => {
      if (context.access === null) throw naoAutenticado();
      return true;
    },
    // zod validates at the services' entrance, for both doors alike.
    validate: false,
  });
}
