import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { execute, type GraphQLSchema } from 'graphql';
import type { ContextFactory } from './context.ts';

/** Runs a typed document and returns its data. @throws the first GraphQL error. */
export type ExecuteDocument = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables?: Variables,
) => Promise<Data>;

/** Executes the pages' documents in process: no HTTP, no parsing; codegen has validated them at build. */
export function createExecutor(schema: GraphQLSchema, createContext: ContextFactory): ExecuteDocument {
  return async <Data>(document: TypedDocumentNode<Data, never>, variables?: Record<string, unknown>) => {
    const result = await execute({ schema, document, variableValues: variables, contextValue: createContext('') });
    if (result.errors?.[0]) throw result.errors[0];
    return result.data as Data;
  };
}
