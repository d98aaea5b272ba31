import { useSyncExternalStore } from 'react';

/** What was to be saved from a form that is gone, and was not. */
export interface Unsent {
  id: number;
  /** Of which form, and of which row. */
  de: string;
  /** Why not. */
  motivo: string;
  digitado: readonly (readonly [rotulo: string, valor: string])[];
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
