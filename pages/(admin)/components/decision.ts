import { createContext, useContext } from 'react';
import type { FormValues } from './formTable.ts';

/** What stands in a form and decides how it is saved knows this of it. */
interface Decision {
  /** What the form says by now that differs from what was opened. */
  digitado: FormValues;
  /** Saves what the form says at that moment, with the decision. */
  send: (decisao: string) => void;
}

/** Given by the form around. */
export const DecisionContext = createContext<Decision>({ digitado: {}, send: () => undefined });

/** The form around, for who decides how it is saved. */
export function useDecision(): Decision {
  return useContext(DecisionContext);
}
