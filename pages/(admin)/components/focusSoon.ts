import { flushSync } from 'react-dom';

/** Gives the focus to what has this id once what was asked for is on the screen. */
export function focusSoon(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** Whether what had the focus is gone or locked, and nothing else has it. */
export function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/** Puts a fresh form in the place of one that was saved. Its focus went with it: on to what has this id. Who is elsewhere by now stays there. */
export function renewForm(renew: () => void, id: string): void {
  // The focus is not lost before the old form is gone.
  flushSync(renew);
  if (isFocusLost()) focusSoon(id);
}
