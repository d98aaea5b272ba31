import { useRouter, type RegisteredRouter } from '@tanstack/react-router';
import type { TelaDescrita } from '../telas/tela.ts';
import { TELAS, type Tela } from '../telas/telas.ts';
import { refazer } from './carregar.ts';

/** Asks the server anew for what the screen shows. Does not fail: what cannot be had stays as it is. */
export function useRefresh(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    // Whoever is on the way to another address gets that one anew: its answers may be older than what was done.
    if (router.state.status === 'pending') await arrival(router);
    const shown = router.state.matches.at(-1);
    const tela = shown?.routeId.slice(1) as Tela;
    const { perguntas } = TELAS[tela] as TelaDescrita;
    await refazer(perguntas(shown?.loaderDeps as never)).catch(() => undefined);
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
