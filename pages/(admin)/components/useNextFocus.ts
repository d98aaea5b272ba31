import { useEffect, useState } from 'react';

/** Moves the focus within a form as soon as it is not locked (any more): while it is, nothing in it can have the focus. */
export function useNextFocus(locked: boolean): (element: Element | null | undefined) => void {
  const [next, setNext] = useState<{ element: Element | null | undefined }>({ element: null });
  useEffect(() => {
    if (!locked && next.element instanceof HTMLElement) next.element.focus();
  }, [locked, next]);
  return (element) => setNext({ element });
}
