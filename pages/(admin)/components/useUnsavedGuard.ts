import { useEffect } from 'react';

// The Navigation API (WHATWG HTML), which TypeScript's DOM library does not describe yet.
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'reload' | 'replace' | 'traverse';
}

declare global {
  interface Window {
    readonly navigation?: EventTarget;
  }
}

const QUESTION = 'Há alterações que não foram salvas. Sair e perdê-las?';

/** The forms on the screen that say something that is stored nowhere. */
const unsaved = new Set<symbol>();

/** Whether what is on the screen may be replaced: asks once, however many forms would lose something. */
export function mayLeave(): boolean {
  return unsaved.size === 0 || window.confirm(QUESTION);
}

/** Asks before a stray click, the back button or a closed tab throws away what was typed; so does whoever calls `mayLeave`. */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const form = Symbol('form');
    if (unsaved.size === 0) watch();
    unsaved.add(form);
    return () => {
      unsaved.delete(form);
      if (unsaved.size === 0) unwatch();
    };
  }, [dirty]);
}

// Before the router sees the click.
const CAPTURE = { capture: true };

function watch(): void {
  document.addEventListener('click', onClick, CAPTURE);
  window.addEventListener('beforeunload', onBeforeUnload);
  window.navigation?.addEventListener('navigate', onNavigate);
}

function unwatch(): void {
  document.removeEventListener('click', onClick, CAPTURE);
  window.removeEventListener('beforeunload', onBeforeUnload);
  window.navigation?.removeEventListener('navigate', onNavigate);
}

function onClick(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href]');
  if (!link || link.getAttribute('target') === '_blank' || link.getAttribute('href')?.startsWith('#')) return;
  if (mayLeave()) return;
  event.preventDefault();
  event.stopPropagation();
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function onNavigate(event: Event): void {
  const { navigationType } = event as NavigateEvent;
  if (navigationType === 'traverse' && event.cancelable && !mayLeave()) event.preventDefault();
}
