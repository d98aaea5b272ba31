import { execute, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Acesso } from '../modules/admin/acesso.service.ts';
import { visitorAt } from '../platform/http/visitor.ts';
import type { ContextFactory } from '../modules/services.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** A document with the types of its data and variables, from either set of generated ones. */
interface TypedDocument<Data, Variables> extends DocumentTypeDecoration<Data, Variables> {
  toString: () => string;
}

/** Runs a typed document and returns its data. @throws the first GraphQL error. */
export type ExecuteDocument = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocument<Data, Variables>,
  variables?: Variables,
) => Promise<Data>;

/** Executes the pages' documents in process, in the name of whoever asks: no HTTP, parsed once; codegen has validated them at build. */
export function createExecutor(schema: GraphQLSchema, createContext: ContextFactory): (acesso: Acesso | null) => ExecuteDocument {
  const parsed = new Map<string, DocumentNode>();
  return (acesso) =>
    async <Data>(document: TypedDocument<Data, never>, variables?: Record<string, unknown>) => {
      const text = document.toString();
      const node = parsed.get(text) ?? parse(text);
      parsed.set(text, node);
      const result = await execute({
        schema,
        document: node,
        variableValues: variables,
        contextValue: createContext(visitorAt(undefined), acesso),
      });
      if (result.errors?.[0]) throw result.errors[0];
      return result.data as Data;
    };
}
