import { useMayChange } from '../application/signedIn.ts';
import type { ReactNode } from 'react';
import type { Area } from '../../../modules/roles/papel.ts';

/** What is shown to those alone who may change what is of an area (D49). */
export function Only({ muda, children }: { muda: Area; children: ReactNode }) {
  return useMayChange(muda) ? children : null;
}
