import { createContext, useContext } from 'react';
import type { Area } from '../../../modules/roles/papel.ts';
import type { SignedIn } from '../adminPage.ts';

export const SignedInContext = createContext<SignedIn | null>(null);

/** Where the administration is, who has signed in, and for whom. */
export function useSignedIn(): SignedIn {
  const signedIn = useContext(SignedInContext);
  if (!signedIn) throw new Error('not inside the administration');
  return signedIn;
}

/** Whether who has signed in may change what is of an area (D49); the server asks once more. */
export function useMayChange(area: Area): boolean {
  return useSignedIn().permitido.muda.includes(area);
}

/** Whether who has signed in may see it. */
export function useMayRead(area: Area): boolean {
  return useSignedIn().permitido.le.includes(area);
}
