import type { ReactNode } from 'react';

/**
 * What GraphiQL's dialogs have instead of react-remove-scroll, which writes a style element that the policy of this site refuses. There is nothing to be
 * held: the page is as high as its window.
 */
export function RemoveScroll({ children }: { children: ReactNode }): ReactNode {
  return children;
}
