import { execute, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { Access } from '../modules/admin/access.service.ts';
import type { Visitor } from '../platform/http/visitor.ts';
import type { ContextFactory } from '../modules/services.ts';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** A document with the types of its data and variables, from either set of generated ones: as text, or parsed. */
type TypedDocument<Data, Variables> = DocumentTypeDecoration<Data, Variables> & (DocumentNode | { toString: () => string });

/** Runs a typed document and returns its data. @throws the first GraphQL error. */
export type ExecuteDocument = <Data, Variables extends Record<string, unknown>>(
  document: TypedDocument<Data, Variables>,
  variables?: Variables,
) => Promise<Data>;

/** Executes the pages' documents in process, in the name of whoever asks for the page: no HTTP, parsed once; codegen has validated them at build. */
export function createExecutor(
  schema: GraphQLSchema,
  createContext: ContextFactory,
): (visitor: Visitor, access: Access | null) => ExecuteDocument {
  const parsed = new Map<string, DocumentNode>();
  const parseOnce = (text: string): DocumentNode => {
    const node = parsed.get(text) ?? parse(text);
    parsed.set(text, node);
    return node;
  };
  return (visitor, access) =>
    async <Data>(document: TypedDocument<Data, never>, variables?: Record<string, unknown>) => {
      const result = await execute({
        schema,
        document: 'kind' in document ? document : parseOnce(document.toString()),
        variableValues: variables,
        contextValue: createContext(visitor, access),
      });
      if (result.errors?.[0]) throw result.errors[0];
      return result.data as Data;
    };
}
