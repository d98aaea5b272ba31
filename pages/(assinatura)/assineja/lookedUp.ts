import type { FieldError } from 'react-hook-form';

/** How a field shows what its look-up has said: that nobody answered is no fault of what was typed. @param unanswered what is said then; it begins with the error's own words */
export function shownAs(error: FieldError | undefined, unanswered: string) {
  const message = error?.message;
  if (message && unanswered.startsWith(message)) return { hint: { text: unanswered, good: true } };
  return { error: message, announced: error?.type === 'lookup' };
}
