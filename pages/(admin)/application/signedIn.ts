import { createContext, useContext } from 'react';
import type { SignedIn } from '../adminPage.ts';

export const SignedInContext = createContext<SignedIn | null>(null);

/** Where the administration is, who has signed in, and for whom. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (!signedIn) throw new Error('not inside the administration');
  return signedIn;
}
