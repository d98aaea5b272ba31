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

/** Asks before a stray click, the back button or a closed tab throws away what was typed. */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]');
      if (!link || link.getAttribute('target') === '_blank' || link.getAttribute('href')?.startsWith('#')) return;
      if (window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onNavigate = (event: Event) => {
      const { navigationType } = event as NavigateEvent;
      if (navigationType === 'traverse' && event.cancelable && !window.confirm(QUESTION)) event.preventDefault();
    };
    // Before the router sees the click.
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onBeforeUnload);
    window.navigation?.addEventListener('navigate', onNavigate);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [dirty]);
}
