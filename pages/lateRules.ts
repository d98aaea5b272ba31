import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { lateCode } from './lateCode.ts';

/** The rules of a form, which a page fetches late (section 5.3). */
interface LateRules<Values extends FieldValues> {
  /** Fetches them when a form of the page is touched; an effect, which answers how to take it back. */
  fetchAtTouch: () => () => void;
  /** Holds an answer against them. Where they cannot be had, whatever is typed goes to the server, which has the same rules and names every wrong field. */
  resolver: Resolver<Values>;
}

/** @param validate the first message of every wrong field, by its name */
export function lateRules<Values extends FieldValues, Rules>(
  load: () => Promise<Rules>,
  validate: (rules: Rules, values: Values) => Readonly<Record<string, string>>,
): LateRules<Values> {
  const code = lateCode(load);
  let rules: Rules | null = null;
  const fetch = async () => {
    rules ??= await code().catch(() => null);
  };
  return {
    fetchAtTouch() {
      const onFocus = ({ target }: FocusEvent) => {
        if ((target as Element).closest('form')) void fetch();
      };
      addEventListener('focusin', onFocus);
      return () => removeEventListener('focusin', onFocus);
    },
    async resolver(values, _context, { names }) {
      // While one field is being corrected nobody waits for them.
      if (names?.length !== 1) await fetch();
      const wrong = rules ? Object.entries(validate(rules, values)) : [];
      if (wrong.length === 0) return { values, errors: {} };
      const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'validate', message }]));
      return { values: {}, errors: errors as FieldErrors<Values> };
    },
  };
}
