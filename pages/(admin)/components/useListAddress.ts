import { usePageContext } from 'vike-react/usePageContext';
import { navigate } from 'vike/client/router';
import { mayLeave } from './useUnsavedGuard.ts';

type Query = Record<string, string | number | undefined>;

/** The list as its address says it: page, search, order and filters. */
export function useListAddress() {
  const { urlParsed } = usePageContext();
  const { search, pathname } = urlParsed;

  /** The same address with some of its query changed; what is empty is left out. */
  function address(changes: Query): string {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...search, ...changes })) if (value) query.set(name, String(value));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  }

  /** Shows the list so, unless a half-written form is to stay. Answers whether it does. */
  function go(changes: Query): boolean {
    if (!mayLeave()) return false;
    void navigate(address(changes), { keepScrollPosition: true });
    return true;
  }

  return { search, address, go };
}
