import type { FieldError } from 'react-hook-form';
import { messageOf } from '../../api.ts';

/** What a look-up that brought nothing says of its field, as an error of the form. @param failed what is said where nobody answered */
export function lookUpError(error: unknown, failed: string) {
  const message = messageOf(error, failed);
  return { type: message === failed ? 'unanswered' : 'lookup', message };
}

/** How a field shows it: what nobody answered is no fault of what was typed, and the rest is filled in by hand. */
export function shownAs(error: FieldError | undefined, byHand: string) {
  if (error?.type === 'unanswered') return { hint: { text: `${error.message} ${byHand}`, good: true } };
  return { error: error?.message, announced: error?.type === 'lookup' };
}
