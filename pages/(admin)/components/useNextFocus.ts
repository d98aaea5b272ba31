import { useEffect, useState } from 'react';

type Move = () => void;

/** Moves the focus within a form as soon as it is not locked (any more): while it is, nothing in it can have the focus. */
export function useNextFocus(locked: boolean): (move: Move) => void {
  const [next, setNext] = useState<{ move: Move } | null>(null);
  useEffect(() => {
    if (!locked) next?.move();
  }, [locked, next]);
  return (move) => setNext({ move });
}
