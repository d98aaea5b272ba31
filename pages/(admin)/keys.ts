import { ApolloLink } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { tap } from 'rxjs';
import { randomKey } from '../draft.ts';
import { leavesOpen, Refusal } from './refusal.ts';

/** Keys of acts whose answer has not come, by what was asked for: asked for again, it goes under the same key, until the server has said yes or no. */
const unanswered = new Map<string, string>();
/** Keys of acts that the server had done before: the answer was lost on the way. */
const repeated = new Set<string>();

/**
 * Gives every act a key, by which the server does it once however often it is sent, and says what has become of it. A form brings its
 * own; what has no form is told by what it asks for. What says how something shall be from now on (`anew`) has
 * another key each time: somebody else may have changed it since.
 */
export const keys = new ApolloLink((operation, forward) => {
  if (!takesKey(operation.query)) return forward(operation);
  const { chave: own, senha: _senha, ...asked } = operation.variables as { chave?: string; senha?: string };
  const intent = JSON.stringify([operation.operationName, asked], (_name, value: unknown) =>
    value instanceof File ? nameOf(value) : value,
  );
  const chave = own ?? unanswered.get(intent) ?? randomKey();
  operation.variables.chave = chave;
  if (own === undefined && !operation.getContext().anew) unanswered.set(intent, chave);
  return forward(operation).pipe(
    tap({
      next({ extensions }) {
        unanswered.delete(intent);
        if (saysRepeated(extensions)) repeated.add(chave);
      },
      error(error) {
        if (!(error instanceof Refusal)) return;
        error.chave = chave;
        if (!leavesOpen(error.code)) unanswered.delete(intent);
      },
    }),
  );
});

/** Forgets the key of an act that is settled: what is asked for from now on is another one. */
export function forgetKey(chave: string): void {
  for (const [intent, its] of unanswered) if (its === chave) unanswered.delete(intent);
}

/** What is said of such an act. */
export const ALREADY = 'Já estava salvo: só a resposta se perdeu no caminho.';
/** The same, of a row that is another by now. */
export const CHANGED_SINCE = 'O que você enviou foi salvo, e alterado desde então. Confira como está agora.';

/** Whether the server had done an act before, under this key. */
export function wasRepeated(chave: string): boolean {
  return repeated.has(chave);
}

/** Whether an answer says that. */
export function saysRepeated(extensions: Record<string, unknown> | undefined): boolean {
  return extensions?.repetido === true;
}

/** The key of what a form is about to do. */
export interface ActKey {
  current: string;
  /** Another, when the server has answered what became of the last act. */
  renew: () => void;
}

/** A key for as long as the form is there. */
export function useActKey(): ActKey {
  const [key] = useState(() => {
    const made: ActKey = { current: randomKey(), renew: () => void (made.current = randomKey()) };
    return made;
  });
  return key;
}

function takesKey({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.variableDefinitions?.some(({ variable }) => variable.name.value === 'chave'),
  );
}

function nameOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
