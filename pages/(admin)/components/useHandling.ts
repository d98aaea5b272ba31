import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { OperationVariables } from '@apollo/client';
import { act } from '../adminApi.ts';

/** What is said of a row that is handled, and under which key. */
export interface Handling {
  id: string;
  versao: number;
  status: string | null;
  /** Why it has that status; null for no reason, left out where it stays. */
  motivo?: string | null;
  nota: string;
  chave: string;
}

/** A row after it. */
export interface Handled {
  versao: number;
  status: string;
  motivo?: string | null;
}

/**
 * Records how a row is handled. A status that is given shows at once, as nobody's until the server says whose, and is taken back when it refuses; the version
 * is the server's to raise.
 * @param campo of the mutation
 * @param tipo of the row, by which the lists know it
 */
export function useHandling<Campo extends string, Variables extends OperationVariables>(
  documento: TypedDocumentNode<Record<Campo, Handled>, Variables>,
  campo: Campo,
  tipo: string,
): (handling: Handling) => Promise<Handled> {
  return async (handling) => {
    const { id, versao, status, motivo = null } = handling;
    const agora = { __typename: tipo, id, versao, status, motivo, statusPor: null, statusEm: null };
    // Only the screens know the types of the two documents.
    const options = status === null ? undefined : ({ optimisticResponse: { __typename: 'Mutation', [campo]: agora } } as never);
    return (await act(documento, handling as unknown as Variables, options))[campo];
  };
}
