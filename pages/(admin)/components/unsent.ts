import { useSyncExternalStore } from 'react';
import type { Refusal } from '../adminApi.ts';
import { settle } from './settle.ts';

/** What was to be done from a screen or a form that is gone, and was not, or nobody knows. */
export interface Unsent {
  id: number;
  /** Of which form, and of which row; or what was to be done. */
  de: string;
  /** What is said of it when it is done. */
  feito: 'salvo' | 'feito';
  estado: 'não' | 'talvez' | 'sim';
  /** Why not, or what is known. */
  motivo: string;
  digitado: readonly (readonly [rotulo: string, valor: string])[];
  /** Key by which the server says what has become of it, where it can tell of all that was to be done. */
  chave?: string | undefined;
  /** Does it once more, where no answer came. Answers whether it was done: who is asked about a price may say no. @throws Refusal */
  again?: (() => Promise<boolean>) | undefined;
}

const ONLY_ANSWER = 'Só a resposta se perdeu no caminho.';

let kept: readonly Unsent[] = [];
let last = 0;
const listeners = new Set<() => void>();

function keep(next: readonly Unsent[]): void {
  kept = next;
  for (const listener of listeners) listener();
}

function change(id: number, changes: Partial<Unsent>): void {
  keep(kept.map((unsent) => (unsent.id === id ? { ...unsent, ...changes } : unsent)));
}

/**
 * Keeps what was to be done until somebody has seen to it: the screen that would say so is not shown any more. What was not answered is
 * settled at once, if the line is there; it has been tried when the promise is fulfilled.
 */
export async function keepUnsent(unsent: Pick<Unsent, 'de' | 'feito' | 'digitado' | 'again'>, refusal: Refusal): Promise<void> {
  last += 1;
  const id = last;
  keep([...kept, { id, ...unsent, ...stateOf(refusal), again: refusal.code === '' ? unsent.again : undefined }]);
  await verify(id, true);
}

function stateOf({ code, message, chave }: Refusal): Pick<Unsent, 'estado' | 'motivo' | 'chave'> {
  return { estado: code === '' ? 'talvez' : 'não', motivo: firstSentence(message), chave: code === '' ? chave : undefined };
}

/** Asks the server what has become of something, when somebody has pressed for it or by itself. What cannot be had now stays unknown. */
export async function verify(id: number, byItself = false): Promise<void> {
  const chave = kept.find((unsent) => unsent.id === id)?.chave;
  if (!chave) return;
  const settled = await settle(chave, byItself).catch(() => null);
  // It may have been sent once more meanwhile.
  if (!settled || kept.find((unsent) => unsent.id === id)?.chave !== chave) return;
  change(id, settled.feito ? { estado: 'sim', motivo: ONLY_ANSWER, chave: undefined } : { estado: 'não', chave: undefined });
}

/** Asks that of everything that is not known. */
export async function verifyAll(): Promise<void> {
  await Promise.all(kept.map(({ id }) => verify(id, true)));
}

/** Does once more what was not done. Refused, it says why; where somebody has said no to a question, it stays as it is. */
export async function sendAgain({ id, again }: Unsent): Promise<void> {
  try {
    if (await again?.()) change(id, { estado: 'sim', motivo: '' });
  } catch (error) {
    const refusal = error as Refusal;
    change(id, { ...stateOf(refusal), ...(refusal.code && { again: undefined }) });
    await verify(id, true);
  }
}

/** Something is done again from its own screen, which says how it goes. */
export function takeUpAgain(de: string): void {
  keep(kept.filter((unsent) => unsent.de !== de));
}

export function dismissUnsent(id: number): void {
  keep(kept.filter((unsent) => unsent.id !== id));
}

/** What a refusal says besides what has become of the form. */
function firstSentence(message: string): string {
  return /^.*?[.!?](?= |$)/.exec(message)?.[0] ?? message;
}

/** Whether something waits to be seen to. */
export function hasUnsent(): boolean {
  return kept.some(({ estado }) => estado !== 'sim');
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
