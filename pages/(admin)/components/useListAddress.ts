import { useNavigate, useSearch } from '@tanstack/react-router';
import { mayLeave } from './useUnsavedGuard.ts';

/** What of a list's address changes; what is empty is left out. */
export type Changes = Readonly<Record<string, string | number | undefined>>;

/** The list as its address says it: page, search, order and filters. */
export function useListAddress() {
  const said: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
    Object.entries(said).flatMap(([nome, dado]) => (dado === undefined ? [] : [[nome, String(dado)]])),
  );

  /** Shows the list so, unless a half-written form is to stay. Answers whether it does. */
  function go(changes: Changes): boolean {
    if (!mayLeave()) return false;
    void navigate({ to: '.', search: changed(changes), resetScroll: false, ignoreBlocker: true });
    return true;
  }

  return { search, go };
}

/** The same address with some of it changed. */
export function changed(changes: Changes) {
  return (search: Readonly<Record<string, unknown>>) => ({ ...search, ...changes }) as never;
}
