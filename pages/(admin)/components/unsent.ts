import { useSyncExternalStore } from 'react';
import type { Refusal } from '../adminApi.ts';

/** What was to be saved from a form that is gone, and was not. */
export interface Unsent {
  id: number;
  /** Of which form, and of which row. */
  de: string;
  /** Why not. */
  motivo: string;
  digitado: readonly (readonly [rotulo: string, valor: string])[];
  /** Sends it once more, where no answer came: under the same key, so that it is done once. @throws Refusal */
  again?: (() => Promise<void>) | undefined;
}

let kept: readonly Unsent[] = [];
let last = 0;
const listeners = new Set<() => void>();

function keep(next: readonly Unsent[]): void {
  kept = next;
  for (const listener of listeners) listener();
}

/** Keeps what was typed until somebody has seen to it: the screen that would say so is not shown any more. */
export function keepUnsent(unsent: Omit<Unsent, 'id'>): void {
  last += 1;
  keep([...kept, { id: last, ...unsent }]);
}

export function dismissUnsent(id: number): void {
  keep(kept.filter((unsent) => unsent.id !== id));
}

/** Sends once more what was not answered. It goes when it is saved; refused, it says why. */
export async function sendAgain({ id, again }: Unsent): Promise<void> {
  try {
    await again?.();
    dismissUnsent(id);
  } catch (refusal) {
    const { message, code } = refusal as Refusal;
    keep(
      kept.map((unsent) =>
        unsent.id === id ? { ...unsent, motivo: firstSentence(message), ...(code && { again: undefined }) } : unsent,
      ),
    );
  }
}

/** What a refusal says besides what has become of the form. */
export function firstSentence(message: string): string {
  return /^.*?[.!?](?= |$)/.exec(message)?.[0] ?? message;
}

/** Whether something waits to be seen to. */
export function hasUnsent(): boolean {
  return kept.length > 0;
}

export function useUnsent(): readonly Unsent[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => kept,
  );
}
