import { useEffect, useRef } from 'react';

/** Id of the link in a list that opens a row beside it. */
export function openLinkOf(id: string): string {
  return `abrir-${id}`;
}

/** Whoever opens a row of a list goes on at its title, and whoever closes it at its link in the list. What the address opens leaves the focus be. */
export function useOpenFocus(id: string | undefined, title: string): void {
  const shown = useRef(id);
  useEffect(() => {
    const before = shown.current;
    shown.current = id;
    if (before === id) return;
    const next = id === undefined ? openLinkOf(before!) : title;
    document.getElementById(next)?.focus();
  }, [id, title]);
}
