import { useRouterState } from '@tanstack/react-router';

/**
 * Whether one has gone on to another address whose answers are on their way: what is typed from now on would go with the screen, and nobody would be asked.
 * A jump within the screen leaves nothing.
 */
export function useLeaving(): boolean {
  return useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' &&
      resolvedLocation !== undefined &&
      (location.pathname !== resolvedLocation.pathname || location.searchStr !== resolvedLocation.searchStr),
  });
}
