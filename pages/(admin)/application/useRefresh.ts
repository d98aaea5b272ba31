import { useRouter, type RegisteredRouter } from '@tanstack/react-router';
import type { Screen } from '../screens/screen.ts';
import { SCREENS, type ScreenName } from '../screens/screens.ts';
import { reload } from './load.ts';

/** Asks the server anew for what the screen shows; `byItself` where nobody has pressed for it. Does not fail: what cannot be had stays as it is. */
export function useRefresh(): (how?: { byItself: boolean }) => Promise<void> {
  const router = useRouter();
  return async (how) => {
    // Whoever is on the way to another address gets that one anew: its answers may be older than what was done.
    if (router.state.status === 'pending') await arrival(router);
    const shown = router.state.matches.at(-1);
    const screen = shown?.routeId.slice(1) as ScreenName;
    const { questions } = SCREENS[screen] as Screen;
    await reload(questions(shown?.loaderDeps as never), how).catch(() => undefined);
  };
}

function arrival(router: RegisteredRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop();
      resolve();
    });
  });
}
