import { ApolloClient, ApolloLink, InMemoryCache, type MaybeMasked, type OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { keys, saysRepeated } from './keys.ts';
import { names, passwords, refusals } from './links.ts';
import { limitedFetch } from './limitedFetch.ts';

export { Refusal } from './refusal.ts';

/** Asks the server in the administrator's name. Rows are kept by type and id; what is asked twice is asked twice, since an answer under way may be older than what was saved. */
export const client = new ApolloClient({
  cache: new InMemoryCache(),
  queryDeduplication: false,
  link: ApolloLink.from([
    keys,
    passwords,
    refusals,
    names,
    new UploadHttpLink({ fetch: limitedFetch as typeof fetch, headers: { 'apollo-require-preflight': 'true' } }),
  ]),
});

/** Answers that the server had given before. */
const repeats = new WeakSet<object>();

/** Whether an answer of `act` tells of what had been done before: the first answer was lost on the way. */
export function isRepeat(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && repeats.has(answer);
}

type Options<Data, Variables extends OperationVariables> = Omit<
  ApolloClient.MutateOptions<Data, Variables>,
  'mutation' | 'variables'
>;

/** Acts in the administrator's name and answers what came of it; when the session has ended, once more after signing in. @throws Refusal, also when the server cannot be reached */
export async function act<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options?: Options<Data, Variables>,
): Promise<Data> {
  const { data, extensions } = await client.mutate({ mutation, variables, ...options } as ApolloClient.MutateOptions<
    Data,
    Variables
  >);
  if (data && saysRepeated(extensions)) repeats.add(data);
  return data as MaybeMasked<Data> as Data;
}

/**
 * Asks what is stored now, past what is shown of acts that are under way.
 * @param byItself nobody has pressed anything: when the session has ended, or is another's, the password is not asked for
 * @throws Refusal
 */
export async function ask<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  byItself = false,
): Promise<Data> {
  const { data } = await client.query({
    query,
    variables,
    fetchPolicy: 'no-cache',
    context: { byItself },
  } as ApolloClient.QueryOptions<Data, Variables>);
  return data as Data;
}
