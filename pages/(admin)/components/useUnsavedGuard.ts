import { useBlocker, type UseBlockerOpts } from '@tanstack/react-router';
import { useEffect } from 'react';

const QUESTION = 'Há alterações que não foram salvas. Sair e perdê-las?';

/** The forms on the screen that say something that is stored nowhere. */
const unsaved = new Set<symbol>();

/** Whether what is on the screen may be replaced: asks once, however many forms would lose something. */
export function mayLeave(): boolean {
  return unsaved.size === 0 || window.confirm(QUESTION);
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
  enableBeforeUnload: () => unsaved.size > 0,
};

const escrito = (search: object) => JSON.stringify(search);

/** Asks before a stray click, the back button or a closed tab throws away what was typed. Once, around everything. */
export function useLeaveQuestion(): void {
  useBlocker(blocker);
}
