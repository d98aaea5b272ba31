import { useBlocker, type UseBlockerOpts } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasUnsent } from './unsent.ts';

const QUESTION = 'Há alterações que não foram salvas. Sair e perdê-las?';

/** The forms on the screen that say something that is stored nowhere. */
const unsaved = new Set<symbol>();
/** What is on its way to the server. One may go on meanwhile, and not close the tab. */
const saving = new Set<symbol>();

/** Whether what is on the screen may be replaced: asks once, however many forms would lose something. */
export function mayLeave(): boolean {
  return unsaved.size === 0 || window.confirm(QUESTION);
}

/** Says that a form is being saved, until what it answers is called. */
export function beginSaving(): () => void {
  const form = Symbol('form');
  saving.add(form);
  return () => void saving.delete(form);
}

/** Whether something is on its way that a new document would lose. */
export function isSaving(): boolean {
  return saving.size > 0;
}

/** Forgets what would be lost: who leaves has been asked. */
export function abandonUnsaved(): void {
  unsaved.clear();
}

/** Tells of a form that says something that is stored nowhere; whoever takes it away asks (`mayLeave`), and so does the router. */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const form = Symbol('form');
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [dirty]);
}

const blocker: UseBlockerOpts = {
  // An address that stays shows the same forms.
  shouldBlockFn: ({ current, next }) =>
    (current.pathname !== next.pathname || escrito(current.search) !== escrito(next.search)) && !mayLeave(),
  enableBeforeUnload: () => unsaved.size > 0 || isSaving() || hasUnsent(),
};

const escrito = (search: object) => JSON.stringify(search);

/** Asks before a stray click, the back button or a closed tab throws away what was typed. Once, around everything. */
export function useLeaveQuestion(): void {
  useBlocker(blocker);
}
