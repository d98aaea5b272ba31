import { createContext, useContext } from 'react';
import type { Quem } from '../adminPage.ts';

export const QuemContext = createContext<Quem | null>(null);

/** Where the administration is, who has signed in, and for whom. */
export function useQuem(): Quem {
  const quem = useContext(QuemContext);
  if (!quem) throw new Error('not inside the administration');
  return quem;
}
