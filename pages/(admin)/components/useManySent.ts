import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { OperationVariables } from '@apollo/client';
import { randomKey } from '../../draft.ts';
import { act } from '../adminApi.ts';
import { useAttempt } from './useAttempt.ts';

/** What the server says came of an act over several rows. */
export interface Done {
  feitas: readonly { id: string; versao: number }[];
  deixadas: readonly { id: string; erro: string; mensagem: string }[];
}

/** What is said where an act was done, and nobody could say to which of its rows. */
export const LOST = 'Foi feito o que podia ser, mas a resposta se perdeu no caminho: veja na lista o que mudou.';

/** The document of an act over several rows. */
export type ManySentDocument<Variables> = TypedDocumentNode<{ feito: Done }, Variables>;

/** Sends an act over several rows, and has its answer also where that was lost on the way (044). @param untilShown as `useAttempt` takes it */
export function useManySent<Variables extends OperationVariables>(documento: ManySentDocument<Variables>, untilShown = false) {
  const { status: failure, say, attempt } = useAttempt(untilShown);

  /** Null where it was not done, or nobody knows, which is said; `perdida` where it was done and nobody could say to which of the rows. @param what is to be done, and of which rows */
  const send = async (variables: (chave: string) => Variables, what: string): Promise<Done | 'perdida' | null> => {
    const asked = variables(randomKey());
    const answers: Done[] = [];
    const once = async () => {
      const answer = await act(documento, asked);
      answers.push(answer.feito);
      return answer;
    };
    if (!(await attempt(once, '', what))) return null;
    // It was done, and its answer lost, as is said: under its key it is given again.
    if (answers.length === 0) await once().catch(() => say(LOST));
    return answers[0] ?? 'perdida';
  };

  return { failure, send };
}
