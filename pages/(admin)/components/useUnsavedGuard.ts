import { useBlocker, type UseBlockerOpts } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasUnsent } from './unsent.ts';

const QUESTION = 'Há alterações que não foram salvas. Sair e perdê-las?';

/** What has become of it is told all the same, wherever one is by then. */
export const UNANSWERED = 'Ainda não se sabe se o que você enviou foi salvo. Sair assim mesmo?';

/** Who ends the session has been asked, and is not asked again when the document goes. */
let ended = false;
/** What is on the screen and stored nowhere, each with the question that is asked about it. */
const unsaved = new Map<symbol, string>();
/** The same of what is shown once, and goes with its screen alone: nothing that is done on that takes it away. */
export const shownOnce = new Map<symbol, string>();
/** What is on its way to the server. One may go on meanwhile, and not close the tab. */
const saving = new Set<symbol>();

/** Whether what is on the screen may be replaced: asks once, however many forms would lose something. @param all whether the whole screen goes */
export function mayLeave(all = false): boolean {
  const [question] = [...unsaved.values(), ...(all ? shownOnce.values() : [])];
  return question === undefined || window.confirm(question);
}

/** As `mayLeave`, of who ends the session: what is on its way, or waits to be seen to, goes with it too. */
export function mayEnd(): boolean {
  return unsaved.size + shownOnce.size > 0 || !losesWithDocument() ? mayLeave(true) : window.confirm(UNANSWERED);
}

/** Says that a form is being saved, until what it answers is called. */
export function beginSaving(): () => void {
  const form = Symbol('form');
  saving.add(form);
  return () => void saving.delete(form);
}

/** Whether something outlives its screen that a new document would lose: it is on its way to the server, or waits to be seen to. */
export function losesWithDocument(): boolean {
  return saving.size > 0 || hasUnsent();
}

/** Another document comes, and who leaves has been asked what that loses. */
export function abandonUnsaved(): void {
  ended = true;
}

/** Tells of a form that says something that is stored nowhere; whoever takes it away asks (`mayLeave`), and so does the router. */
export function useUnsavedGuard(dirty: boolean, question = QUESTION, asked = unsaved): void {
  useEffect(() => {
    if (!dirty) return;
    const form = Symbol('form');
    asked.set(form, question);
    return () => void asked.delete(form);
  }, [dirty, question, asked]);
}

const blocker: UseBlockerOpts = {
  // An address that stays shows the same forms.
  shouldBlockFn: ({ current, next }) => {
    const goes = current.pathname !== next.pathname;
    return (goes || escrito(current.search) !== escrito(next.search)) && !mayLeave(goes);
  },
  enableBeforeUnload: () => !ended && (unsaved.size + shownOnce.size > 0 || losesWithDocument()),
};

const escrito = (search: object) => JSON.stringify(search);

/** Asks before a stray click, the back button or a closed tab throws away what was typed. Once, around everything. */
export function useLeaveQuestion(): void {
  useBlocker(blocker);
}
