import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { OperationVariables } from '@apollo/client';
import { randomKey } from '../../draft.ts';
import { act } from '../adminApi.ts';
import { useAttempt } from './useAttempt.ts';

/** What the server says came of an act over several rows. */
export interface Done {
  feitas: readonly { id: string; versao: number }[];
  deixadas: readonly { id: string; mensagem: string }[];
}

/** The document of an act over several rows. */
export type ManySentDocument<Variables> = TypedDocumentNode<{ feito: Done }, Variables>;

/** Sends an act over several rows, and has its answer also where that was lost on the way (044). */
export function useManySent<Variables extends OperationVariables>(documento: ManySentDocument<Variables>) {
  const { status: failure, attempt } = useAttempt();

  /** Null where it was not done, or nobody knows, which is said. @param what is to be done, and of which rows */
  const send = async (variables: (chave: string) => Variables, what: string): Promise<Done | null> => {
    const asked = variables(randomKey());
    const answers: Done[] = [];
    const once = async () => {
      const answer = await act(documento, asked);
      answers.push(answer.feito);
      return answer;
    };
    if (!(await attempt(once, '', what))) return null;
    // It was done, and its answer lost, as is said: under its key it is given again.
    if (answers.length === 0) await once().catch(() => undefined);
    return answers[0] ?? null;
  };

  return { failure, send };
}
