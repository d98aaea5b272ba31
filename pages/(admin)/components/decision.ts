import { createContext, useContext } from 'react';
import type { FormValues } from './formTable.ts';

/** What stands in a form and decides how it is saved knows this of it. */
interface Decision {
  /** What the form is over; nothing in a new one. */
  antes: FormValues;
  /** What the form says by now that differs from it. */
  digitado: FormValues;
  /** Saves what the form says at that moment, with the decision over what is stored now; `deixar` gives up what is different there. */
  send: (decisao: string, agora?: FormValues) => void;
}

/** Given by the form around. */
export const DecisionContext = createContext<Decision>({ antes: {}, digitado: {}, send: () => undefined });

/** The form around, for who decides how it is saved. */
export function useDecision(): Decision {
  return useContext(DecisionContext);
}
