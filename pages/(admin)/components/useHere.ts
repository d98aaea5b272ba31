import { useEffect, useRef, type RefObject } from 'react';

/** Whether what asks is on the screen, at any moment. */
export function useHere(): RefObject<boolean> {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
