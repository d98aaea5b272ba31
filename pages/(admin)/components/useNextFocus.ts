import { useEffect, useState } from 'react';

type Move = (() => void) | null;

/** Moves the focus within a form as soon as it is not locked (any more): while it is, nothing in it can have the focus. */
export function useNextFocus(locked: boolean): (move: Move) => void {
  const [next, setNext] = useState<{ move: Move }>({ move: null });
  useEffect(() => {
    if (!locked) next.move?.();
  }, [locked, next]);
  return (move) => setNext({ move });
}
